import type { ReactNode } from 'react'
import styles from './SideMenu.module.css'

/** What stands in the place of a menu that has no items: why, and what to do. */
export function SideMenuEmpty({ children }: { children: ReactNode }) {
  return (
    <div className={styles.empty} role="status" data-slot="side-menu-empty">
      {children}
    </div>
  )
}
