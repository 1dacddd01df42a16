import { clsx } from 'clsx'
import styles from './SideMenu.module.css'
import { SideMenuList } from './SideMenuList'
import type { SideMenuProps } from './SideMenuProps'
import { useOpenSubmenu } from './useOpenSubmenu'

/** The navigation of an application, with two or more levels. Opening a submenu closes the open one. */
export function SideMenu({
  label,
  items,
  currentId,
  openId,
  onOpenIdChange,
  renderLink,
  onPreload,
  className,
  ...props
}: SideMenuProps) {
  const [open, setOpen] = useOpenSubmenu({ items, currentId, openId, onOpenIdChange })

  return (
    <nav {...props} aria-label={label} className={clsx(styles.menu, className)} data-slot="side-menu">
      <SideMenuList
        items={items}
        level={1}
        currentId={currentId}
        openId={open}
        onOpenIdChange={setOpen}
        renderLink={renderLink}
        onPreload={onPreload}
      />
    </nav>
  )
}
