import { Notice } from '@atrium/ui/notice'
import type { ReactNode } from 'react'
import { useTitle } from '../../shared/host/useTitle'
import styles from './Oidc.module.css'

interface StopProps {
  readonly title: string
  /** Why it doesn't go on, and what helps. */
  readonly text: string
  readonly tone?: 'danger' | 'accent'
  /** An error code, for the people who help. */
  readonly code?: string | undefined
  /** Buttons, the most useful first. Default: none. */
  readonly children?: ReactNode
}

/** Why it doesn't go on here, and the next step. */
export function Stop({ title, text, tone = 'danger', code, children }: StopProps) {
  useTitle(title)
  return (
    <div className={styles.panel}>
      <h1 className={styles.title}>{title}</h1>
      <Notice tone={tone} role="alert">
        {text}
      </Notice>
      {code && <p className={styles.small}>{code}</p>}
      {children && <div className={styles.choices}>{children}</div>}
    </div>
  )
}
