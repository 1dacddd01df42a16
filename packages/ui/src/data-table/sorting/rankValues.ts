import { textOrder } from './textOrder'

/** Values that a column can be sorted by. */
export type SortValue = string | number | bigint | boolean | Date | null | undefined

/** The rank of each value among the distinct ones, so that sorting compares no value twice. */
export type Ranks = {
  /** Rank of each value, from 0; blank values have the rank `count`. */
  of: Uint32Array
  /** Number of distinct ranks, without blanks. */
  count: number
}

/** Numbers by size, then texts in the order of the language. */
export function rankValues(values: readonly SortValue[], locale: string | undefined): Ranks {
  // A column of numeric text, such as phone numbers, has the same order in every language.
  const all = writtenNumbers(values)
  if (all) return rankNumbers(all, true)

  const keys = values.map(keyOf)
  const sizes = Float64Array.from(keys.filter((key) => typeof key === 'number'))
  const numbers = rankNumbers(sizes, sizes.every(Number.isInteger))
  const texts = new Map<string, number>()
  const written = new Set(keys.filter((key) => typeof key === 'string'))
  if (written.size > 0) {
    for (const text of [...written].sort(textOrder(written, locale)))
      texts.set(text, numbers.count + texts.size)
  }

  const count = numbers.count + texts.size
  const of = new Uint32Array(keys.length)
  let nextNumber = 0
  keys.forEach((key, index) => {
    of[index] = (typeof key === 'number' ? numbers.of[nextNumber++] : texts.get(key ?? '')) ?? count
  })
  return { of, count }
}

/**
 * The numbers that all values represent, if none has leading zeros and all fit exactly into a number. It
 * reads character codes, because a regular expression for each of many values takes as long as sorting them.
 */
function writtenNumbers(values: readonly SortValue[]): Float64Array | undefined {
  const numbers = new Float64Array(values.length)
  for (let index = 0; index < values.length; index++) {
    const value = values[index]
    if (typeof value !== 'string' || value === '' || value.startsWith('0') || value.length > 15)
      return undefined
    let number = 0
    for (let at = 0; at < value.length; at++) {
      const digit = value.charCodeAt(at) - 0x30
      if (digit < 0 || digit > 9) return undefined
      number = number * 10 + digit
    }
    numbers[index] = number
  }
  return numbers
}

function keyOf(value: SortValue): number | string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value
  if (value === null || value === undefined) return undefined
  const number = Number(value)
  return Number.isNaN(number) ? undefined : number
}

/** Ranks by size. */
function rankNumbers(numbers: Float64Array, areWhole: boolean): Ranks {
  const { length } = numbers
  const of = new Uint32Array(length)
  let count = 0
  let last = Number.NaN
  const packed = areWhole ? packedWithPlaces(numbers) : undefined
  if (packed) {
    for (let at = 0; at < length; at++) {
      const both = packed[at] as number
      const number = Math.floor(both / length)
      if (number !== last) count++
      last = number
      of[both - number * length] = count - 1
    }
    return { of, count }
  }
  const places = of.map((_, place) => place)
  places.sort((one, other) => (numbers[one] as number) - (numbers[other] as number))
  for (const place of places) {
    const number = numbers[place] as number
    if (number !== last) count++
    last = number
    of[place] = count - 1
  }
  return { of, count }
}

/** Below this, a number and an index can be packed into one number and separated exactly. */
const mostPacked = 2 ** 51

/**
 * Whole numbers packed with their indices and sorted without a comparison function, which would take many
 * times as long. Undefined if they don't fit.
 */
function packedWithPlaces(numbers: Float64Array): Float64Array | undefined {
  const { length } = numbers
  const first = numbers[0] ?? 0
  const packed = new Float64Array(length)
  for (let at = 0; at < length; at++) {
    const both = ((numbers[at] as number) - first) * length + at
    if (both > mostPacked || both < -mostPacked) return undefined
    packed[at] = both
  }
  return packed.sort()
}
