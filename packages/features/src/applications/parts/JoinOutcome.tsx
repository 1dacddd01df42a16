import { Drawing } from '@atrium/ui/drawing'
import type { ReactNode } from 'react'
import layout from '../../shared/screen/Layout.module.css'
import styles from './JoinOutcome.module.css'

interface JoinOutcomeProps {
  readonly icon: ReactNode
  readonly tone: 'success' | 'warning' | 'neutral'
  readonly title: string
  readonly hint: string
  /** Renders as the page's heading, if there is none above. Default: false. */
  readonly isHeading?: boolean
  readonly children?: ReactNode
}

/** The state in a few words, and the next step. */
export function JoinOutcome({ icon, tone, title, hint, isHeading = false, children }: JoinOutcomeProps) {
  const Title = isHeading ? 'h1' : 'h2'
  return (
    <div className={styles.outcome} data-tone={tone} data-alone={isHeading || undefined} role="status">
      {isHeading ? (
        <Drawing name="not-found" />
      ) : (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      <p className={layout.hint}>{hint}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
