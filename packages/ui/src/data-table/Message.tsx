import type { ReactNode } from 'react'
import styles from './DataTable.module.css'

/** What stands where rows would: nothing yet, no match, or a failure. */
export function Message({ children }: { children: ReactNode }) {
  return (
    <div className={styles.message} data-slot="data-table-message">
      {children}
    </div>
  )
}
