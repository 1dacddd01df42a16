import { describe, expect, it } from 'vitest'
import { dayTyped, termOfChoice, usualDays } from './wish'

describe('dayTyped', () => {
  it.each([
    ['2027-12-31', '2027-12-31'],
    ['2027/1/5', '2027-01-05'],
    ['2027年1月5日', '2027-01-05'],
    ['２０２７－１－５', '2027-01-05'],
    ['20270105', '2027-01-05'],
    ['2027-02-30', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('reads %s as %s', (typed, day) => {
    expect(dayTyped(typed)).toBe(day)
  })
})

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

it('is a term or a day', () => {
  expect(termOfChoice('months 12', '')).toEqual({ months: 12, endDate: null })
  expect(termOfChoice('day 2027-12-31', '')).toEqual({ months: null, endDate: '2027-12-31' })
  expect(termOfChoice('other', '2027-1-5')).toEqual({ months: null, endDate: '2027-01-05' })
  expect(termOfChoice('other', '')).toBeUndefined()
})
