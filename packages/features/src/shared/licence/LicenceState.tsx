import { StatusBadge } from '@atrium/ui/status-badge'
import type { LicenceStanding } from './LicenceStanding'
import styles from './LicenceState.module.css'
import { useLicenceWords } from './useLicenceWords'

/** How a licence stands, alike wherever it is shown: what is normal is quiet, and every trouble is said. */
export function LicenceState(standing: LicenceStanding) {
  const wordsOf = useLicenceWords()
  return (
    <span className={styles.state}>
      {wordsOf(standing).map(({ fact, tone, words }) => (
        <StatusBadge key={fact} tone={tone}>
          {words}
        </StatusBadge>
      ))}
    </span>
  )
}
