import { Skeleton } from '@atrium/ui/skeleton'
import styles from './LossFigures.module.css'

export interface LossFigure {
  readonly term: string
  readonly value: string
  /** A secondary note. Default: none. */
  readonly hint?: string
}

interface LossFiguresProps {
  /** Undefined while loading. */
  readonly figures: readonly LossFigure[] | undefined
}

/** The amounts that would be lost, at a glance. */
export function LossFigures({ figures }: LossFiguresProps) {
  if (!figures)
    return (
      <div className={styles.figures} data-state="loading">
        <Skeleton lines={3} />
      </div>
    )
  return (
    <dl className={styles.figures}>
      {figures.map(({ term, value, hint }) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
          {hint && <dd className={styles.hint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  )
}
