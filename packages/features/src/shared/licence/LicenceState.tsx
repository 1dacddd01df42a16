import { StatusBadge } from '@atrium/ui/status-badge'
import { useCallback } from 'react'
import { useTexts } from '../host/useKept'
import { factsOf, type LicenceStanding } from './LicenceStanding'
import styles from './LicenceState.module.css'
import { licenceMessages } from './messages'

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

export function useLicenceStatusName() {
  const texts = useTexts(licenceMessages)
  return useCallback((status: LicenceStanding['status']) => texts[status], [texts])
}

const tones = {
  normal: 'success',
  disabled: 'danger',
  expired: 'warning',
  full: 'warning',
  ending: 'warning',
} as const

/** The states of a licence in words, each with an explanation. */
export function useLicenceWords() {
  const texts = useTexts(licenceMessages)
  return useCallback(
    (standing: LicenceStanding) =>
      factsOf(standing).map((fact) => ({
        fact,
        tone: tones[fact],
        words: fact === 'ending' ? texts.endsIn(standing.daysLeft ?? 0) : texts[fact],
      })),
    [texts],
  )
}
