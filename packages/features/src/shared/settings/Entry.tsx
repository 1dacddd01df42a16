import type { ReactNode } from 'react'
import styles from './Entry.module.css'

interface EntryProps {
  readonly name: ReactNode
  readonly value?: ReactNode
  /** A quieter line below. */
  readonly hint?: ReactNode
  /** Button or link at the end. */
  readonly action?: ReactNode
}

/** One setting: what it is, what it is now, how to change it. */
export function Entry({ name, value, hint, action }: EntryProps) {
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {value !== undefined && <span className={styles.value}>{value}</span>}
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  )
}
