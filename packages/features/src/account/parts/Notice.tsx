import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

export interface NoticeProps {
  readonly tone: 'failure' | 'notice'
  /** Nothing is shown without it, but what comes is read out. */
  readonly children: ReactNode
}

/** A line or a few above a form that says what concerns all of it. */
export function Notice({ tone, children }: NoticeProps) {
  const Icon = tone === 'failure' ? CircleAlert : Info
  return (
    <div role={tone === 'failure' ? 'alert' : 'status'} className={styles.region}>
      {children && (
        <div className={styles.notice} data-tone={tone}>
          <Icon aria-hidden="true" className={styles.icon} />
          <div className={styles.words}>{children}</div>
        </div>
      )}
    </div>
  )
}
