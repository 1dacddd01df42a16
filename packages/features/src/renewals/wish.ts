/** What is to be renewed, and until when: for a term or until a day. */
export interface Wish {
  readonly lines: { readonly batchId: string; readonly quantity: number }[]
  readonly months: number | null
  /** `YYYY-MM-DD` in China. */
  readonly endDate: string | null
}

/** A choice of the term: `months 12`, `day 2027-12-31`, or `other` for a typed day. */
export type TermChoice = `months ${number}` | `day ${string}` | 'other'

/** The term of a choice; undefined: the typed day is missing or no day. */
export function termOfChoice(
  choice: TermChoice,
  typed: string,
): Pick<Wish, 'months' | 'endDate'> | undefined {
  const [kind, value = ''] = choice.split(' ')
  if (kind === 'months') return { months: Number(value), endDate: null }
  const endDate = kind === 'day' ? value : dayTyped(typed)
  return endDate === undefined ? undefined : { months: null, endDate }
}

/** A typed day as `YYYY-MM-DD`: `2027-1-5`, `2027/1/5`, `2027年1月5日` or `20270105`. */
export function dayTyped(typed: string): string | undefined {
  const parts = /^\s*(\d{4})\D?(\d{1,2})\D?(\d{1,2})\D?\s*$/.exec(typed.normalize('NFKC'))
  if (!parts) return undefined
  const [, year = '', month = '', day = ''] = parts
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written) ? written : undefined
}

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
