import { useMemo } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { formatYuan } from '../../shared/texts/formatYuan'
import { useFormat } from '../../shared/texts/useFormat'
import { overviewMessages } from './messages'

const day = 86_400_000

export type OverviewTexts = ReturnType<typeof useOverviewTexts>

/** The texts, with dates and amounts as they are told at a moment. */
export function useOverviewTexts(now: string) {
  const texts = useTexts(overviewMessages)
  const { day: formatDay, timestamp } = useFormat()
  const { locale } = useHost()
  return useMemo(() => {
    const present = Date.parse(now)
    return {
      ...texts,
      day: formatDay,
      timestamp,
      yuan: formatYuan(locale),
      daysSince: (moment: string) => Math.max(0, Math.floor((present - Date.parse(moment)) / day)),
      daysUntil: (moment: string) => Math.max(0, Math.ceil((Date.parse(moment) - present) / day)),
    }
  }, [texts, now, formatDay, timestamp, locale])
}
