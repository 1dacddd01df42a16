import { useCallback } from 'react'
import { useTexts } from '../host/useHost'
import { factsOf, type LicenceStanding } from './LicenceStanding'
import { licenceMessages } from './messages'

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
