const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

const week = 7 * 86_400_000

/** The age of a moment, such as `3 小时前`; undefined after a week, when a date is clearer. */
export function formatAgo(moment: string, now: Date, locale: string): string | undefined {
  const past = Math.max(0, now.getTime() - Date.parse(moment))
  if (past >= week) return undefined
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const [unit, length] = units.find(([, whole]) => past >= whole) ?? ['second', Number.POSITIVE_INFINITY]
  return format.format(-Math.floor(past / length), unit)
}
