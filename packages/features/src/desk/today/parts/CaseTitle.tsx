import { FeatureLink } from '../../../shared/host/FeatureLink'
import styles from './CaseTitle.module.css'

interface CaseTitleProps {
  readonly about: string
  /** The queue's name. */
  readonly queue: string
  /** The case; undefined: it has no screen. */
  readonly to: string | undefined
  readonly isGone: boolean
}

/** What a case is about, with its queue. A click anywhere in the row opens it. */
export function CaseTitle({ about, queue, to, isGone }: CaseTitleProps) {
  const words = (
    <>
      <span className={styles.about} title={about}>
        {about}
      </span>
      <span className={styles.queue}>{queue}</span>
    </>
  )
  return to === undefined || isGone ? (
    <span className={styles.title} data-gone={isGone || undefined}>
      {words}
    </span>
  ) : (
    <FeatureLink to={to} className={styles.title} data-opens-row>
      {words}
    </FeatureLink>
  )
}
