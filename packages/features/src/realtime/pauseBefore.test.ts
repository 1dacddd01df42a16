import { expect, it } from 'vitest'
import { pauseBefore } from './connection'

const pauses = { first: 1000, longest: 30_000 }

it('starts soon, doubles, and ends at the longest pause', () => {
  const longest = [0, 1, 2, 3, 4, 5, 6, 500].map((failures) => pauseBefore(failures, pauses, () => 1))
  expect(longest).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})

it('spreads attempts randomly, the first one over all of its time', () => {
  expect(pauseBefore(0, pauses, () => 0)).toBe(0)
  expect(pauseBefore(3, pauses, () => 0)).toBe(4000)
})
