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

/** Numbers by size, then texts in the order of their language. */
export function rankValues(values: readonly SortValue[], locale: string | undefined): Ranks {
  // A column of phone numbers or the like is in the order of its numbers in every language.
  const keys = values.map(values.every(isWrittenNumber) ? Number : keyOf)
  const numbers = distinct(keys.filter((key) => typeof key === 'number'))
  const texts = new Map<string, number>()
  const written = new Set(keys.filter((key) => typeof key === 'string'))
  if (written.size > 0) {
    for (const text of [...written].sort(textOrder(written, locale)))
      texts.set(text, numbers.length + texts.size)
  }

  const count = numbers.length + texts.size
  const rankOf = (key: number | string | undefined) => {
    if (typeof key === 'number') return placeOf(key, numbers)
    return key === undefined ? count : (texts.get(key) ?? count)
  }
  const of = new Uint32Array(keys.length)
  keys.forEach((key, index) => {
    of[index] = rankOf(key)
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

/** Each number once, by size. */
function distinct(numbers: readonly number[]): Float64Array {
  const sorted = Float64Array.from(numbers).sort()
  let count = 0
  for (const number of sorted) {
    if (count === 0 || number !== sorted[count - 1]) sorted[count++] = number
  }
  return sorted.subarray(0, count)
}

/** By halves: a map would box each number, which takes several times as long. */
function placeOf(number: number, sorted: Float64Array): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? number) < number) low = middle + 1
    else high = middle
  }
  return low
}
