import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useCloseMenu } from './closeMenu'
import { holds } from './holds'
import styles from './SideMenu.module.css'
import type { SideMenuLinkProps } from './SideMenuLinkProps'
import type { SideMenuItem, SideMenuProps } from './SideMenuProps'
import { useOpenSubmenu } from './useOpenSubmenu'

interface SideMenuListProps extends Pick<SideMenuProps, 'items' | 'currentId' | 'renderLink' | 'onPreload'> {
  level: number
  id?: string
  labelledBy?: string
  openId: string | null
  onOpenIdChange: (id: string | null) => void
}

/** The items of one level. */
export function SideMenuList({ items, level, id, labelledBy, ...rest }: SideMenuListProps) {
  return (
    <ul className={styles.list} id={id} aria-labelledby={labelledBy} data-level={level}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          {item.isHeading ? (
            <SideMenuGroup item={item} level={level} {...rest} />
          ) : hasChildren(item) ? (
            <SideMenuSubmenu item={item} level={level} {...rest} />
          ) : (
            <SideMenuLink item={item} {...rest} />
          )}
        </li>
      ))}
    </ul>
  )
}

interface SideMenuSubmenuProps extends Omit<SideMenuListProps, 'items' | 'id' | 'labelledBy'> {
  item: SideMenuItem
}

/** Related items below a heading. */
function SideMenuGroup({ item, ...rest }: SideMenuSubmenuProps) {
  const labelId = useId()
  return (
    <>
      <span id={labelId} className={styles.heading}>
        {item.label}
      </span>
      <SideMenuList {...rest} items={item.children ?? []} labelledBy={labelId} />
    </>
  )
}

/** An item that shows and hides the level below it. */
function SideMenuSubmenu({ item, level, openId, onOpenIdChange, ...rest }: SideMenuSubmenuProps) {
  const listId = useId()
  const open = openId === item.id
  const items = item.children ?? []
  const current = holds(item, rest.currentId)
  const [openChild, setOpenChild] = useOpenSubmenu({ items, currentId: rest.currentId })

  return (
    <>
      <button
        type="button"
        className={styles.entry}
        data-state={open ? 'open' : 'closed'}
        data-current={current ? 'within' : undefined}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => onOpenIdChange(open ? null : item.id)}
      >
        {item.icon && <span className={styles.icon}>{item.icon}</span>}
        <span className={styles.label}>{item.label}</span>
        {!open && item.badge}
        <ChevronRight className={styles.chevron} aria-hidden />
      </button>
      {open && (
        <SideMenuList
          {...rest}
          id={listId}
          items={items}
          level={level + 1}
          openId={openChild}
          onOpenIdChange={setOpenChild}
        />
      )}
    </>
  )
}

const hasChildren = (item: SideMenuItem) => (item.children?.length ?? 0) > 0

interface Props extends Pick<SideMenuProps, 'currentId' | 'renderLink' | 'onPreload'> {
  item: SideMenuItem
}

/** A menu item with a link. Following it closes the drawer that contains the menu, if any. */
function SideMenuLink({ item, currentId, renderLink = plainLink, onPreload }: Props) {
  const closeMenu = useCloseMenu()
  const preload = () => onPreload?.(item)

  return renderLink(
    {
      href: item.href ?? '#',
      className: styles.entry,
      'aria-current': item.id === currentId ? 'page' : undefined,
      onClick: closeMenu,
      onPointerEnter: preload,
      onFocus: preload,
      children: (
        <>
          {item.icon && <span className={styles.icon}>{item.icon}</span>}
          <span className={styles.label}>{item.label}</span>
          {item.badge}
        </>
      ),
    },
    item,
  )
}

const plainLink = (props: SideMenuLinkProps) => <a {...props}>{props.children}</a>
