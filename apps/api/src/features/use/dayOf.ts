const inChina = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })

const milliseconds = 86_400_000

/** The day in China at a moment, `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => inChina.format(moment)

/** The day in China that many days before a moment, `YYYY-MM-DD`. China has no summer time. */
export const daysBefore = (moment: Date, days: number): string =>
  dayOf(new Date(moment.getTime() - days * milliseconds))

/** Whole days from one day to a later one, each `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / milliseconds
