import type { KnownUse } from './api'

type Days = Pick<KnownUse, 'days' | 'from' | 'until'>

const week = 7 * 86_400_000
const weeksInYear = 52

/** The most users on a day of each of the last 52 weeks, whose last one ends with the year's last day. */
export function weeksOf({ days, until }: Pick<Days, 'days' | 'until'>): readonly number[] {
  const weeks = Array.from({ length: weeksInYear }, () => 0)
  for (const { day, count } of days) {
    const index = weeksInYear - 1 - Math.floor((Date.parse(until) - Date.parse(day)) / week)
    if (index >= 0) weeks[index] = Math.max(weeks[index] ?? 0, count)
  }
  return weeks
}

export interface Month {
  /** `YYYY-MM`. */
  readonly month: string
  /** Most users on one of its days. */
  readonly peak: number
  /** Days with any use. */
  readonly days: number
}

/** Each month of the year, the last one first. */
export function monthsOf({ days, from, until }: Days): readonly Month[] {
  const months: Month[] = []
  for (let month = until.slice(0, 7); month >= from.slice(0, 7); month = monthBefore(month)) {
    const own = days.filter(({ day: at }) => at.startsWith(month))
    months.push({ month, peak: Math.max(0, ...own.map(({ count }) => count)), days: own.length })
  }
  return months
}

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}
