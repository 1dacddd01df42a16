import type { ReactNode } from 'react'
import styles from './TaskRow.module.css'

export interface TaskRowProps {
  readonly icon: ReactNode
  readonly tone: 'warning' | 'danger' | 'accent' | 'success'
  readonly title: string
  /** What that means; cut on a phone, where it has one line. */
  readonly detail: string
  /** The moment that `detail` tells roughly. */
  readonly exact?: string
  /** How long ago it began, or how soon it comes; '' where it has no date. */
  readonly when?: string
  /** The one way to do it. */
  readonly action?: ReactNode
}

/** One thing to do in a `TaskList`. */
export function TaskRow({ icon, tone, title, detail, exact, when, action }: TaskRowProps) {
  return (
    <li className={styles.line}>
      <span className={styles.icon} data-tone={tone} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.detail} title={exact}>
          {detail}
        </span>
      </span>
      <span className={styles.when}>{when}</span>
      {action && <span className={styles.action}>{action}</span>}
    </li>
  )
}

export function TaskList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}
