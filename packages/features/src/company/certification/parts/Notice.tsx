import { CircleAlert, CircleCheck, Clock, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

export interface NoticeProps {
  readonly tone: 'info' | 'pending' | 'danger' | 'success'
  readonly children: ReactNode
  /** A button at the end. */
  readonly action?: ReactNode
  /** Read out at once: somebody has just caused it. */
  readonly urgent?: boolean
}

const icons = { info: Info, pending: Clock, danger: CircleAlert, success: CircleCheck }

/** A strip above what it is about. */
export function Notice({ tone, children, action, urgent = false }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div role={urgent ? 'alert' : undefined} className={styles.notice} data-tone={tone}>
      <Icon aria-hidden="true" />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
