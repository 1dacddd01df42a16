import { useCallback } from 'react'
import { useTexts } from '../host/useKept'
import { useFormat } from '../texts/useFormat'
import { licenceMessages } from './messages'

/** A licence that may be lent to a device. */
export interface Lent {
  /** When its licence file ends; null: it isn't borrowed. */
  readonly borrowedUntil: string | null
}

/** Until when a licence is borrowed, in words; undefined: it isn't. */
export function useBorrowedWords(): (licence: Lent) => string | undefined {
  const texts = useTexts(licenceMessages)
  const { serviceDay } = useFormat()
  return useCallback(
    ({ borrowedUntil }: Lent) =>
      borrowedUntil === null ? undefined : texts.borrowedUntil(serviceDay(borrowedUntil)),
    [texts, serviceDay],
  )
}
