import type { ReactNode } from 'react'
import styles from './Toolbar.module.css'

interface ToolbarProps {
  /** What finds and filters rows. */
  readonly children: ReactNode
  /** What acts on them, at the end of the line. */
  readonly actions?: ReactNode
}

/** The line above a table. */
export function Toolbar({ children, actions }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <div className={styles.filters}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
