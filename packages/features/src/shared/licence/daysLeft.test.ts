import { expect, it } from 'vitest'
import { daysLeft } from './LicenceStanding'

const now = new Date('2026-11-20T08:00:00.000Z')

it.each([
  ['2026-11-20T07:59:59.000Z', 0],
  ['2026-11-20T08:00:01.000Z', 1],
  ['2026-11-21T08:00:00.000Z', 1],
  ['2026-11-21T08:00:01.000Z', 2],
  ['2026-12-20T08:00:00.000Z', 30],
])('until %s there are %i days left', (end, days) => {
  expect(daysLeft(end, now)).toBe(days)
})
