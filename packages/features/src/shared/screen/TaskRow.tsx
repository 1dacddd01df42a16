import type { ReactNode } from 'react'
import { CardLine, CardLines } from './CardLine'
import styles from './TaskRow.module.css'

export interface TaskRowProps {
  readonly icon: ReactNode
  readonly tone: 'warning' | 'danger' | 'accent' | 'success'
  readonly title: ReactNode
  /** Explanation; cut on a phone after two lines. */
  readonly detail: string
  /** The exact moment that `detail` rounds. */
  readonly exact?: string
  /** The age of the task, or the time until it is due; '' without a date. */
  readonly when?: string | undefined
  /** The one way to do it. */
  readonly action?: ReactNode
}

/** A task of a `TaskList`. */
export function TaskRow({ icon, tone, title, detail, exact, when, action }: TaskRowProps) {
  return (
    <CardLine
      start={
        <span className={styles.icon} data-tone={tone} aria-hidden="true">
          {icon}
        </span>
      }
      title={title}
      detail={detail}
      exact={exact}
    >
      <span className={styles.when}>{when}</span>
      {action && <span className={styles.action}>{action}</span>}
    </CardLine>
  )
}

export function TaskList({ children }: { readonly children: ReactNode }) {
  return <CardLines className={styles.list}>{children}</CardLines>
}
