import { useMemo } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { formatYuan } from '../../shared/texts/formatYuan'
import { useFormat } from '../../shared/texts/useFormat'
import type { Renewal } from './api'
import { salesMessages } from './messages'

/** Formats the end of seats, and their end after a renewal. */
export function useRenewalWords() {
  const texts = useTexts(salesMessages)
  const { serviceDay: day } = useFormat()
  return ({ endAt, isOver }: Renewal, until: string | null | undefined) => {
    if (until === null) return texts[isOver ? 'renewEndedForEver' : 'renewForEver'](day(endAt))
    return texts[isOver ? 'renewEnded' : 'renewUntil'](day(endAt), day(until))
  }
}

/** The term of a package, as text. */
export function useTermName() {
  const texts = useTexts(salesMessages)
  return (months: number | null) => (months === null ? texts.forever : texts.months(months))
}

export function useYuan() {
  const { locale } = useHost()
  return useMemo(() => formatYuan(locale), [locale])
}
