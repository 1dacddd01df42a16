import { Card } from '@atrium/ui/card'
import type { ReactNode } from 'react'
import styles from './Band.module.css'

interface BandProps {
  /** Whom it greets; its line is kept while that isn't known. */
  readonly greeting: ReactNode
  /** What stands opposite the words, such as how complete something is. */
  readonly end?: ReactNode
  /** What there is to know below the greeting. */
  readonly children: ReactNode
  /** What one looks up now and then, below all of that, as wide as it likes. */
  readonly facts?: ReactNode
}

/** The head of a home: a greeting and what matters most, beside the arches, which end where words begin. Higher where something stands at its end. */
export function Band({ greeting, end, children, facts }: BandProps) {
  return (
    <Card className={styles.band} padding="none" data-shape={end ? 'high' : 'low'}>
      <div className={styles.line}>
        <div className={styles.words}>
          <div className={styles.titles}>
            <p className={styles.greeting}>{greeting}</p>
            {children}
          </div>
          {facts}
        </div>
        {end}
      </div>
    </Card>
  )
}
