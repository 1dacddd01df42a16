import { StatusBadge } from '@atrium/ui/status-badge'
import type { LicenceStanding } from './LicenceStanding'
import styles from './LicenceState.module.css'
import { useLicenceWords } from './useLicenceWords'

/**
 * The state of a licence, the same everywhere: a normal one is quiet, and of several problems the worst is shown. The
 * bar of seats also shows that none is left.
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
