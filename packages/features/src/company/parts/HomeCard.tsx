import { Card } from '@atrium/ui/card'
import type { ReactNode } from 'react'
import styles from './HomeCard.module.css'

interface HomeCardProps {
  readonly icon: ReactNode
  readonly title: string
  /** State, beside the title. */
  readonly status?: ReactNode
  readonly hint: string
  readonly action: ReactNode
}

/** One line of the home: title, state and action. */
export function HomeCard({ icon, title, status, hint, action }: HomeCardProps) {
  return (
    <Card aria-label={title}>
      <div className={styles.line}>
        <span className={styles.icon}>{icon}</span>
        <div className={styles.words}>
          <h2 className={styles.title}>
            {title} {status}
          </h2>
          <p className={styles.hint}>{hint}</p>
        </div>
        {action}
      </div>
    </Card>
  )
}
