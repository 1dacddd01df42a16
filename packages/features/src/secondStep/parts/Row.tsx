import type { ReactNode } from 'react'
import styles from './Row.module.css'

interface RowProps {
  readonly name: ReactNode
  /** How it stands. */
  readonly state?: ReactNode
  /** A quieter line below. */
  readonly hint?: ReactNode
  /** Buttons at the end. */
  readonly actions?: ReactNode
}

/** One factor: what it is, how it stands, and what can be done about it. */
export function Row({ name, state, hint, actions }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.head}>
          <span className={styles.name}>{name}</span>
          {state}
        </span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}
