import type { SideMenuItem, SideMenuProps } from './SideMenu'
import styles from './SideMenu.module.css'
import { SideMenuLink } from './SideMenuLink'
import { SideMenuSubmenu } from './SideMenuSubmenu'

export interface SideMenuListProps
  extends Pick<SideMenuProps, 'items' | 'currentId' | 'renderLink' | 'onPreload'> {
  level: number
  id?: string
  openId: string | null
  onOpenIdChange: (id: string | null) => void
}

/** The items of one level. */
export function SideMenuList({ items, level, id, ...rest }: SideMenuListProps) {
  return (
    <ul className={styles.list} id={id} data-level={level}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          {hasChildren(item) ? (
            <SideMenuSubmenu item={item} level={level} {...rest} />
          ) : (
            <SideMenuLink item={item} {...rest} />
          )}
        </li>
      ))}
    </ul>
  )
}

const hasChildren = (item: SideMenuItem) => (item.children?.length ?? 0) > 0
