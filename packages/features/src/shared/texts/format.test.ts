import { describe, expect, it } from 'vitest'
import {
  ellipsis,
  formatCount,
  formatDay,
  formatList,
  formatShortTime,
  formatTimestamp,
  formatValidity,
} from './format'

const zone = 'Asia/Shanghai'

describe('formats', () => {
  it('writes timestamps and days in the time zone', () => {
    expect(formatTimestamp('2026-11-20T16:05:09.000Z', zone)).toBe('2026-11-21 00:05:09')
    expect(formatDay('2026-11-20T16:05:09.000Z', zone)).toBe('2026-11-21')
    expect(formatTimestamp(null, zone)).toBe('–')
  })

  it('writes a short time, with the year only if it is another one', () => {
    const now = new Date('2026-12-31T16:00:00.000Z')
    expect(formatShortTime('2027-03-05T06:07:08.000Z', zone, now)).toBe('03-05 14:07')
    expect(formatShortTime('2026-11-20T16:05:09.000Z', zone, now)).toBe('2026-11-21 00:05')
  })

  it('writes validity ranges, and a word for a permanent licence', () => {
    const range = { start: '2026-01-01T00:00:00.000Z', end: '2026-12-30T16:00:00.000Z' }
    expect(formatValidity({ ...range, licensingType: 'dated' }, '永久', zone)).toBe('2026.01.01-2026.12.31')
    expect(formatValidity({ start: null, end: null, licensingType: 'permanent' }, '永久', zone)).toBe('永久')
  })

  it('cuts at characters as people count them', () => {
    expect(ellipsis('一二三四', 4)).toBe('一二三四')
    expect(ellipsis('𠮷𠮷𠮷', 2)).toBe('𠮷𠮷…')
  })

  it('joins names as the language does', () => {
    expect(formatList('zh-CN')(['甲', '乙', '丙'])).toBe('甲、乙和丙')
    expect(formatList('en')(['Ada', 'Bob'])).toBe('Ada and Bob')
    expect(formatList('en')([])).toBe('')
  })

  it('separates thousands in both languages', () => {
    expect(formatCount('zh-CN')(100000)).toBe('100,000')
    expect(formatCount('en')(10000)).toBe('10,000')
    expect(formatCount('en')(999)).toBe('999')
  })
})
