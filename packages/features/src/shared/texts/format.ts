/** Placeholder for unknown values. */
export const nothing = '–'

/** Created once per key: creating a format takes a hundred times as long as using it. */
function keptBy<Key, Format>(make: (key: Key) => Format): (key: Key) => Format {
  const kept = new Map<Key, Format>()
  return (key) => {
    const format = kept.get(key) ?? make(key)
    kept.set(key, format)
    return format
  }
}

const clockIn = keptBy(
  (timeZone: string | undefined) =>
    new Intl.DateTimeFormat('en-GB', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      ...(timeZone && { timeZone }),
    }),
)

/** Padded parts of a moment in a time zone. */
const partsOf = (moment: string, timeZone: string | undefined): Record<string, string> =>
  Object.fromEntries(
    clockIn(timeZone)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  )

/** `YYYY-MM-DD HH:mm:ss` in the time zone (default: the browser's). */
export function formatTimestamp(moment: string | null | undefined, timeZone?: string): string {
  if (!moment) return nothing
  const { year, month, day, hour, minute, second } = partsOf(moment, timeZone)
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`
}

/** Only its `HH:mm:ss`. */
export function formatClock(moment: string | null, timeZone?: string): string {
  if (!moment) return nothing
  const { hour, minute, second } = partsOf(moment, timeZone)
  return `${hour}:${minute}:${second}`
}

/** `MM-DD HH:mm`, preceded by the year if it isn't the current one. */
export function formatShortTime(moment: string, timeZone?: string, now = new Date()): string {
  const { hour, minute } = partsOf(moment, timeZone)
  return `${formatShortDay(moment, timeZone, now)} ${hour}:${minute}`
}

/** Only its `MM-DD`. */
export function formatShortDay(moment: string, timeZone?: string, now = new Date()): string {
  const { year, month, day } = partsOf(moment, timeZone)
  const isThisYear = year === partsOf(now.toISOString(), timeZone).year
  return `${isThisYear ? '' : `${year}-`}${month}-${day}`
}

/** `YYYY-MM-DD`, as in a timestamp. */
export function formatDay(moment: string | null | undefined, timeZone?: string): string {
  if (!moment) return nothing
  const { year, month, day } = partsOf(moment, timeZone)
  return `${year}-${month}-${day}`
}

export interface Validity {
  readonly start: string | null
  readonly end: string | null
  readonly licensingType: 'permanent' | 'dated'
}

/** `YYYY.MM.DD-YYYY.MM.DD`, or the word for a permanent licence. */
export function formatValidity(
  { start, end, licensingType }: Validity,
  permanent: string,
  timeZone?: string,
): string {
  return licensingType === 'permanent'
    ? permanent
    : [start, end].map((moment) => formatDay(moment, timeZone).replaceAll('-', '.')).join('-')
}

/** The first `most` code points, with an ellipsis if there were more. */
export function ellipsis(text: string, most: number): string {
  const characters = [...text]
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text
}

/** Several names in one sentence: "甲、乙和丙", "A, B, and C". */
export const formatList = keptBy((locale: string) => {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return (items: Iterable<string>) => list.format(items)
})

/** Counts with thousands separators: "10,000". */
export const formatCount = keptBy((locale: string) => {
  const count = new Intl.NumberFormat(locale)
  return (value: number) => count.format(value)
})

/** For texts that know their own language. */
export const chineseCount = formatCount('zh-CN')
export const englishCount = formatCount('en')
