import { textOrder } from './textOrder'

/** What a column may be sorted by. */
export type SortValue = string | number | bigint | boolean | Date | null | undefined

/** Each value's place among the distinct ones, so that sorting compares no value twice. */
export type Ranks = {
  /** Rank of each value, from 0; blank values have the rank `count`. */
  of: Uint32Array
  /** How many distinct ranks there are, blanks not counted. */
  count: number
}

export function rankValues(values: readonly SortValue[], locale: string | undefined): Ranks {
  // A column of phone numbers or the like is in the order of its numbers in every language.
  const toKey = values.every(isWrittenNumber) ? (value: SortValue) => Number(value) : keyOf
  const numbers = new Set<number>()
  const texts = new Set<string>()
  const keys = values.map((value) => {
    const key = toKey(value)
    if (typeof key === 'number') numbers.add(key)
    else if (typeof key === 'string') texts.add(key)
    return key
  })

  const ranks = new Map<number | string, number>()
  for (const number of Float64Array.from(numbers).sort()) ranks.set(number, ranks.size)
  if (texts.size > 0) {
    for (const text of [...texts].sort(textOrder(texts, locale))) ranks.set(text, ranks.size)
  }

  const count = ranks.size
  const of = new Uint32Array(keys.length)
  keys.forEach((key, index) => {
    of[index] = key === undefined ? count : (ranks.get(key) ?? count)
  })
  return { of, count }
}

/** Without leading zeros, and so short that a number holds it exactly. */
const isWrittenNumber = (value: SortValue) => typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value)

function keyOf(value: SortValue): number | string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value
  if (value === null || value === undefined) return undefined
  const number = Number(value)
  return Number.isNaN(number) ? undefined : number
}
