import { useMemo } from 'react'
import { useHost } from '../../shared/host/useHost'
import type { Meeting } from './api'

type Times = Pick<Meeting, 'startAt' | 'endAt'>

/** From when until when a meeting is, and its day, as one writes them. */
export function useMeetingTime() {
  const { locale, timeZone } = useHost()
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, ...(timeZone && { timeZone }) })
    const date = format({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' })
    const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    const month = format({ month: 'short' })
    const day = format({ day: 'numeric' })
    return {
      range({ startAt, endAt }: Times) {
        const [start, end] = [new Date(startAt), new Date(endAt)]
        const from = `${date.format(start)} ${clock.format(start)}`
        const isOneDay = date.format(start) === date.format(end)
        return isOneDay
          ? `${from}–${clock.format(end)}`
          : `${from} – ${date.format(end)} ${clock.format(end)}`
      },
      month: (moment: string) => month.format(new Date(moment)),
      day: (moment: string) =>
        day.formatToParts(new Date(moment)).find(({ type }) => type === 'day')?.value ?? '',
    }
  }, [locale, timeZone])
}
