/** A month in China, `YYYY-MM`. */
export type Month = string

/** The month of a day, `YYYY-MM-DD`. */
export const monthOf = (day: string): Month => day.slice(0, 7)

/** `YYYY-MM-01`. */
export const firstDayOf = (month: Month): string => `${month}-01`

/** The month so many months later, or earlier if negative. */
export function monthsLater(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** From the first to the last month; none if the last one is earlier. */
export function monthsBetween(from: Month, until: Month): readonly Month[] {
  const months: Month[] = []
  for (let month = from; month <= until; month = monthsLater(month, 1)) months.push(month)
  return months
}

/** The moment at which a day in China begins. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`)
