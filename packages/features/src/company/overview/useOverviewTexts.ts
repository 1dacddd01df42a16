import { useMemo } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { formatYuan } from '../../shared/texts/formatYuan'
import { useFormat } from '../../shared/texts/useFormat'
import { overviewMessages } from './messages'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export type OverviewTexts = ReturnType<typeof useOverviewTexts>

/** The texts, with dates and amounts relative to a moment. */
export function useOverviewTexts(now: string) {
  const texts = useTexts(overviewMessages)
  const { serviceDay, timestamp, things } = useFormat()
  const { locale } = useHost()
  return useMemo(() => {
    const present = Date.parse(now)
    const leftUntil = (moment: string) => {
      const left = Date.parse(moment) - present
      if (left >= day) return texts.days(Math.floor(left / day))
      if (left >= hour) return texts.hours(Math.floor(left / hour))
      return texts.minutes(Math.max(1, Math.floor(left / minute)))
    }
    return {
      ...texts,
      /** The end of licences. */
      day: serviceDay,
      timestamp,
      things,
      yuan: formatYuan(locale),
      /** In the same format as the payment page: in whole days, then hours. */
      leftUntil,
      daysSince: (moment: string) => Math.max(0, Math.floor((present - Date.parse(moment)) / day)),
      daysUntil: (moment: string) => Math.max(0, Math.ceil((Date.parse(moment) - present) / day)),
    }
  }, [texts, now, serviceDay, timestamp, things, locale])
}
