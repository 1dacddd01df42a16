import { Card } from '@atrium/ui/card'
import type { ReactNode } from 'react'
import styles from './Band.module.css'

interface BandProps {
  /** Greeting; its line is reserved while unknown. */
  readonly greeting: ReactNode
  /** Content opposite the words, such as a progress ring. */
  readonly end?: ReactNode
  /** Content below the greeting. */
  readonly children: ReactNode
  /** Reference facts, below everything else, in full width. */
  readonly facts?: ReactNode
}

/**
 * The top of a home: a greeting and what matters most, beside the arches, which end where words begin. Taller with
 * content at its end.
 */
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
