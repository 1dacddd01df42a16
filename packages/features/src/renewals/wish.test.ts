import { expect, it } from 'vitest'
import { dayLimits, daysLonger, termOfChoice, usualDays } from './wish'

it('offers days after the last end, and that end itself if there are several', () => {
  expect(usualDays('2026-11-29', ['2027-01-10'])).toEqual([
    '2027-06-30',
    '2027-12-31',
    '2028-06-30',
    '2028-12-31',
  ])
  expect(usualDays('2026-11-29', ['2027-01-10', '2027-08-01'])).toEqual([
    '2027-08-01',
    '2027-12-31',
    '2028-06-30',
    '2028-12-31',
  ])
  expect(usualDays('2026-11-29', ['2025-01-10', '2026-08-01'])[0]).toBe('2026-12-31')
})

it('is a term or a day that a renewal can reach', () => {
  const limits = dayLimits('2026-11-29')
  expect(limits).toEqual({ min: '2026-11-30', max: '2036-11-26' })
  expect(termOfChoice('months 12', '', limits)).toEqual({ months: 12, endDate: null })
  expect(termOfChoice('day 2027-12-31', '', limits)).toEqual({ months: null, endDate: '2027-12-31' })
  expect(termOfChoice('other', '2027-01-05', limits)).toEqual({ months: null, endDate: '2027-01-05' })
  for (const day of ['', '2026-11-29', '2036-11-27'])
    expect(termOfChoice('other', day, limits)).toBeUndefined()
})

it('counts the days that batches last longer, from today if they have ended', () => {
  expect(daysLonger('2027-06-30', ['2026-12-28'], '2026-11-29')).toEqual([184, 184])
  expect(daysLonger('2027-06-30', ['2026-12-28', '2027-06-29', '2026-01-01'], '2026-11-29')).toEqual([1, 213])
  expect(daysLonger('2027-06-30', ['2027-06-30', '2027-08-01'], '2026-11-29')).toBeUndefined()
})
