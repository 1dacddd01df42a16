import { useCloseMenu } from './closeMenu'
import styles from './SideMenu.module.css'
import type { SideMenuLinkProps } from './SideMenuLinkProps'
import type { SideMenuItem, SideMenuProps } from './SideMenuProps'

interface Props extends Pick<SideMenuProps, 'currentId' | 'renderLink' | 'onPreload'> {
  item: SideMenuItem
}

/** An item that leads somewhere. Following it closes the drawer, if the menu is in one. */
export function SideMenuLink({ item, currentId, renderLink = plainLink, onPreload }: Props) {
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
