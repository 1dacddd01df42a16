import { useMemo } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { formatTimestamp } from '../../shared/texts/format'
import { serviceTimeZone } from '../../shared/texts/serviceTimeZone'
import type { Meeting } from './api'
import { meetingMessages } from './messages'

interface Reader {
  readonly locale: string
  /** IANA name; undefined: that of the browser. */
  readonly timeZone: string | undefined
  /** The name of the venues' zone. */
  readonly zoneName: string
}

/**
 * Formats times of meetings as the clock at the venue shows them, like the agenda, in whatever zone they are
 * read. Readers whose clock differs also see the name of the zone.
 */
export function meetingTime({ locale, timeZone, zoneName }: Reader) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: serviceTimeZone })
  const date = format({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' })
  const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const month = format({ month: 'short' })
  const day = format({ day: 'numeric' })
  const isElsewhere = (moment: string) =>
    formatTimestamp(moment, timeZone) !== formatTimestamp(moment, serviceTimeZone)
  const inZone = (words: string, ...moments: readonly string[]) =>
    moments.some(isElsewhere) ? `${words} ${zoneName}` : words
  return {
    range({ startAt, endAt }: Pick<Meeting, 'startAt' | 'endAt'>) {
      const [start, end] = [new Date(startAt), new Date(endAt)]
      const from = `${date.format(start)} ${clock.format(start)}`
      const isOneDay = date.format(start) === date.format(end)
      const until = isOneDay ? `–${clock.format(end)}` : ` – ${date.format(end)} ${clock.format(end)}`
      return inZone(from + until, startAt, endAt)
    },
    moment: (at: string) => inZone(formatTimestamp(at, serviceTimeZone), at),
    month: (at: string) => month.format(new Date(at)),
    day: (at: string) => day.formatToParts(new Date(at)).find(({ type }) => type === 'day')?.value ?? '',
  }
}

/** The start and end of a meeting, and its day, at the venue. */
export function useMeetingTime() {
  const { locale, timeZone } = useHost()
  const { zoneName } = useTexts(meetingMessages)
  return useMemo(() => meetingTime({ locale, timeZone, zoneName }), [locale, timeZone, zoneName])
}
