import { clsx } from 'clsx'
import { type ComponentProps, type ReactElement, use } from 'react'
import { MenuIsCurrent, MenuOfTabs } from './menuOfTabs'
import type { SideMenuLinkProps } from './SideMenuLinkProps'
import type { SideMenuItem } from './SideMenuProps'
import styles from './TabBar.module.css'

export interface TabBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The accessible name of the navigation, such as "Shortcuts". */
  label: string
  /** Four at most, each with an icon and a short label; what else there is stands in the menu. */
  items: readonly SideMenuItem[]
  /** The item that stands for the page on screen; where none does, the menu does. */
  currentId?: string
  /** Renders a link from the props it must carry, for a router. Default: a plain `<a>`. */
  renderLink?: (props: SideMenuLinkProps, item: SideMenuItem) => ReactElement
  /** Called when a link is likely to be followed: the pointer or the focus reached it. */
  onPreload?: (item: SideMenuItem) => void
}

/** The places one goes to most, under the thumb, and the button of the menu: for `tabs` of an `AppShell`. */
export function TabBar({
  label,
  items,
  currentId,
  renderLink = plainLink,
  onPreload,
  className,
  ...props
}: TabBarProps) {
  return (
    <nav {...props} aria-label={label} className={clsx(styles.bar, className)} data-slot="tab-bar">
      {/* As many parts as items, so that each is as wide as the menu's button; four until they are known. */}
      <ul className={styles.list} style={{ flexGrow: items.length || 4 }}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            {renderLink(
              {
                href: item.href ?? '#',
                className: styles.tab,
                'aria-current': item.id === currentId ? 'page' : undefined,
                onClick: () => undefined,
                onPointerEnter: () => onPreload?.(item),
                onFocus: () => onPreload?.(item),
                children: (
                  <>
                    <span className={styles.icon}>
                      {item.icon}
                      {item.badge && <span className={styles.badge}>{item.badge}</span>}
                    </span>
                    <span className={styles.label}>{item.label}</span>
                  </>
                ),
              },
              item,
            )}
          </li>
        ))}
      </ul>
      <MenuIsCurrent value={items.length > 0 && !items.some((item) => item.id === currentId)}>
        {use(MenuOfTabs)}
      </MenuIsCurrent>
    </nav>
  )
}

const plainLink = (props: SideMenuLinkProps) => <a {...props}>{props.children}</a>
