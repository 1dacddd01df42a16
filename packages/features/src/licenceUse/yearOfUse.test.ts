import { expect, it } from 'vitest'
import { monthsOf, weeksOf } from './yearOfUse'

const use = {
  from: '2025-12-03',
  until: '2026-01-01',
  days: [
    { day: '2025-12-03', count: 4 },
    { day: '2025-12-09', count: 7 },
    { day: '2025-12-10', count: 2 },
    { day: '2026-01-01', count: 5 },
  ],
}

it('takes the day with the most users of each week, and nobody where there is none', () => {
  const weeks = weeksOf(use)
  expect(weeks).toHaveLength(52)
  expect(weeks.slice(-5)).toEqual([4, 7, 0, 0, 5])
  expect(new Set(weeksOf({ ...use, days: [] }))).toEqual(new Set([0]))
  // The first day of a year with 365 days belongs to no whole week.
  expect(new Set(weeksOf({ until: '2026-01-01', days: [{ day: '2025-01-02', count: 9 }] }))).toEqual(
    new Set([0]),
  )
})

it('lists the months backwards across the year’s end', () => {
  expect(monthsOf(use)).toEqual([
    { month: '2026-01', peak: 5, days: 1 },
    { month: '2025-12', peak: 7, days: 3 },
  ])
  expect(monthsOf({ ...use, days: [] })[0]).toEqual({ month: '2026-01', peak: 0, days: 0 })
})
