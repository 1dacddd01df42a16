import type { ReactNode } from 'react'
import layout from '../../shared/screen/Layout.module.css'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import styles from '../trials/parts/TrialOutcome.module.css'

interface OutcomeHeadProps {
  readonly drawing: ReactNode
  readonly title: string
  readonly hint: string
  /** The next steps. */
  readonly children: ReactNode
}

/** The result of a request, at the top of its card. */
export const OutcomeHead = ({ drawing, title, hint, children }: OutcomeHeadProps) => (
  <div className={styles.head}>
    {drawing}
    <div className={styles.words}>
      <h2 className={styles.title}>{title}</h2>
      <p className={layout.hint}>
        <KeptNumbers>{hint}</KeptNumbers>
      </p>
      <div className={styles.ways}>{children}</div>
    </div>
  </div>
)
