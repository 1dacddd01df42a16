import type { ReactNode } from 'react'
import { useCloseMenu } from './closeMenu'
import type { SideMenuItem, SideMenuProps } from './SideMenu'
import styles from './SideMenu.module.css'

/** What a link of the menu must carry, whoever renders it. */
export interface SideMenuLinkProps {
  href: string
  className: string | undefined
  'aria-current': 'page' | undefined
  onClick: () => void
  onPointerEnter: () => void
  onFocus: () => void
  children: ReactNode
}

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
