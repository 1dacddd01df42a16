import { formatDay } from '../shared/texts/format'
import { serviceTimeZone } from '../shared/texts/serviceTimeZone'

export const periods = ['quarter', 'half', 'year', 'thisYear', 'lastYear'] as const
export type Period = (typeof periods)[number]

const lengths = { quarter: 3, half: 6, year: 12 } as const

/** The first and the last month of a period in China, `YYYY-MM`. */
export function monthsOf(
  period: Period,
  now: Date,
): { readonly fromMonth: string; readonly untilMonth: string } {
  const untilMonth = formatDay(now.toISOString(), serviceTimeZone).slice(0, 7)
  const year = Number(untilMonth.slice(0, 4))
  if (period === 'thisYear') return { fromMonth: `${year}-01`, untilMonth }
  if (period === 'lastYear') return { fromMonth: `${year - 1}-01`, untilMonth: `${year - 1}-12` }
  const first = new Date(Date.UTC(year, Number(untilMonth.slice(5)) - lengths[period], 1))
  return { fromMonth: first.toISOString().slice(0, 7), untilMonth }
}
