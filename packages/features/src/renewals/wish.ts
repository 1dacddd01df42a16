import { mostYears } from '@atrium/contracts/renewals/contract'

/** What is to be renewed, and until when: for a term or until a day. */
export interface Wish {
  readonly lines: { readonly batchId: string; readonly quantity: number }[]
  readonly months: number | null
  /** `YYYY-MM-DD` in China. */
  readonly endDate: string | null
}

/** A choice of the term: `months 12`, `day 2027-12-31`, or `other` for any other day. */
export type TermChoice = `months ${number}` | `day ${string}` | 'other'

/**
 * The term of a choice; undefined: the other day is missing or outside of the limits.
 *
 * @param other the day of the choice `other`, or empty
 */
export function termOfChoice(
  choice: TermChoice,
  other: string,
  { min, max }: DayLimits,
): Pick<Wish, 'months' | 'endDate'> | undefined {
  const [kind, value = ''] = choice.split(' ')
  if (kind === 'months') return { months: Number(value), endDate: null }
  const endDate = kind === 'day' ? value : other
  return endDate < min || endDate > max ? undefined : { months: null, endDate }
}

/** First and last day that a renewal can reach, both as `YYYY-MM-DD`. */
export interface DayLimits {
  readonly min: string
  readonly max: string
}

export const dayLimits = (today: string): DayLimits => ({
  min: daysAfter(today, 1),
  max: daysAfter(today, mostYears * 365),
})

/**
 * How many days longer batches last if they end on the day: the fewest and the most, leaving out those that end on it
 * or later already. A batch that has ended counts from today, as its price does. Undefined: none lasts longer.
 */
export function daysLonger(
  day: string,
  ends: readonly string[],
  today: string,
): readonly [number, number] | undefined {
  const longer = ends
    .map((end) => (Date.parse(day) - Date.parse(end > today ? end : today)) / dayLength)
    .filter((days) => days > 0)
  return longer.length > 0 ? [Math.min(...longer), Math.max(...longer)] : undefined
}

const dayLength = 86_400_000

const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10)

/** Days to bring batches to: the last one of them to end, and the ends of the next years and half years. */
export function usualDays(today: string, ends: readonly string[]): readonly string[] {
  const year = Number(today.slice(0, 4))
  const usual = [year, year + 1, year + 2].flatMap((each) => [`${each}-06-30`, `${each}-12-31`])
  const last = [...ends].sort().at(-1)
  const days = usual.filter((day) => day > today && (last === undefined || day > last))
  return last !== undefined && ends.length > 1 && last > today
    ? [last, ...days.slice(0, 4)]
    : days.slice(0, 4)
}
