import { useMemo } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { formatYuan } from '../../shared/texts/formatYuan'
import { useFormat } from '../../shared/texts/useFormat'
import type { Renewal } from './api'
import { salesMessages } from './messages'

/** Says until when seats last, and until when once they are renewed. */
export function useRenewalWords() {
  const texts = useTexts(salesMessages)
  const { serviceDay: day } = useFormat()
  return ({ endAt, isOver }: Renewal, until: string | null | undefined) => {
    if (until === null) return texts[isOver ? 'renewEndedForEver' : 'renewForEver'](day(endAt))
    return texts[isOver ? 'renewEnded' : 'renewUntil'](day(endAt), day(until))
  }
}

/** How long a package lasts, in words. */
export function useTermName() {
  const texts = useTexts(salesMessages)
  return (months: number | null) => (months === null ? texts.forever : texts.months(months))
}

export function useYuan() {
  const { locale } = useHost()
  return useMemo(() => formatYuan(locale), [locale])
}
