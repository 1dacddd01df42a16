import { useMemo } from 'react'
import { useHost, useTexts } from '../host/useKept'
import {
  formatCount,
  formatDay,
  formatList,
  formatShortDay,
  formatShortTime,
  formatTimestamp,
  formatValidity,
  type Validity,
} from './format'
import { serviceTimeZone } from './serviceTimeZone'
import { componentMessages } from './sharedMessages'

/** Dates, validity ranges, lists and counts in the host's time zone and language. */
export function useFormat() {
  const { timeZone, locale, dir } = useHost()
  const { permanent, somePeople, someThings } = useTexts(componentMessages)
  return useMemo(() => {
    const list = formatList(locale)
    // Otherwise the time would come before the date.
    const kept = (text: string) => (dir === 'rtl' ? `\u2066${text}\u2069` : text)
    return {
      timestamp: (moment: string | null | undefined) => kept(formatTimestamp(moment, timeZone)),
      shortTime: (moment: string) => kept(formatShortTime(moment, timeZone)),
      shortDay: (moment: string) => formatShortDay(moment, timeZone),
      day: (moment: string | null | undefined) => formatDay(moment, timeZone),
      validity: (validity: Validity) => formatValidity(validity, permanent, serviceTimeZone),
      /** A day of the service, such as a licence's last: the same for every reader. */
      serviceDay: (moment: string | null | undefined) => formatDay(moment, serviceTimeZone),
      /** When such a day begins or ends. */
      serviceTime: (moment: string | null | undefined) => kept(formatTimestamp(moment, serviceTimeZone)),
      list,
      /** Some people by name, and the total if there are more. */
      people: (names: readonly string[], total: number) =>
        total > names.length ? somePeople(names, total) : list(names),
      /** The same for things. */
      things: (names: readonly string[], total: number) =>
        total > names.length ? someThings(names, total) : list(names),
      count: formatCount(locale),
    }
  }, [timeZone, locale, dir, permanent, somePeople, someThings])
}
