import { StatusBadge } from '@atrium/ui/status-badge'
import type { LicenceStanding } from './LicenceStanding'
import styles from './LicenceState.module.css'
import { useLicenceWords } from './useLicenceWords'

/**
 * How a licence stands, alike wherever it is shown: what is normal is quiet, and of several troubles the worst is said.
 * That no seat is left one sees at the bar of seats, too.
 */
export function LicenceState(standing: LicenceStanding) {
  const wordsOf = useLicenceWords()
  const worst = wordsOf(standing).at(-1)
  return (
    <span className={styles.state} data-slot="licence-state" data-state={worst?.fact}>
      {worst && <StatusBadge tone={worst.tone}>{worst.words}</StatusBadge>}
    </span>
  )
}
