import { clsx } from 'clsx'
import { type ComponentProps, type ReactElement, use } from 'react'
import { MenuIsCurrent, MenuOfTabs } from './menuOfTabs'
import type { SideMenuLinkProps } from './SideMenuLinkProps'
import type { SideMenuItem } from './SideMenuProps'
import styles from './TabBar.module.css'

export interface TabBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The accessible name of the navigation, such as "Shortcuts". */
  label: string
  /** At most four, each with an icon and a short label. The menu has all other pages. */
  items: readonly SideMenuItem[]
  /** The item of the current page; if none matches, the menu's button is marked. */
  currentId?: string
  /** Renders a link with a router, given the required props. Default: a plain `<a>`. */
  renderLink?: (props: SideMenuLinkProps, item: SideMenuItem) => ReactElement
  /** Called when the pointer or the focus reaches a link, to preload its page. */
  onPreload?: (item: SideMenuItem) => void
}

/** The most used pages and the menu's button, for `tabs` of an `AppShell`. */
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
      {/* One share per item, so that items are as wide as the menu's button; four until the items are known. */}
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
