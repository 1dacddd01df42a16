import { useTexts } from '../host/useHost'
import { useFormat } from '../texts/useFormat'
import type { Blocker } from './api'
import type { DescribedBlocker } from './ImpactDialog'
import styles from './ImpactDialog.module.css'
import { impactMessages } from './messages'

interface ImpactSkippedProps {
  readonly blockers: readonly Blocker[]
  readonly describe: (blocker: Blocker) => DescribedBlocker
}

/** What is left out, and why. */
export function ImpactSkipped({ blockers, describe }: ImpactSkippedProps) {
  const texts = useTexts(impactMessages)
  const { people } = useFormat()
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{texts.skipped}</h3>
      <ul className={styles.list}>
        {blockers.map((blocker) => (
          <li key={blocker.reason}>
            <span className={styles.name}>{people(blocker.names, blocker.count)}</span>{' '}
            <span className={styles.muted}>{describe(blocker).text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
