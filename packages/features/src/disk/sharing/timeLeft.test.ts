import { expect, it } from 'vitest'
import { timeLeft } from './useTimeLeft'

const now = Date.parse('2026-11-24T00:00:00.000Z')
const minutes = (count: number) => new Date(now + count * 60_000).toISOString()

it.each([
  [null, 'forever'],
  [minutes(0), 'over'],
  [minutes(0.5), { unit: 'minutes', count: 1 }],
  [minutes(59), { unit: 'minutes', count: 59 }],
  [minutes(60), { unit: 'hours', count: 1 }],
  [minutes(61), { unit: 'hours', count: 2 }],
  [minutes(7 * 24 * 60), { unit: 'days', count: 7 }],
])('of %j, %j is left', (expiresAt, left) => {
  expect(timeLeft(expiresAt, now)).toEqual(left)
})
