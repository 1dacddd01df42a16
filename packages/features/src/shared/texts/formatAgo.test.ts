import { describe, expect, it } from 'vitest'
import { formatAgo } from './formatAgo'

const now = new Date('2026-11-20T10:00:00.000Z')
const ago = (moment: string, locale = 'zh-CN') => formatAgo(moment, now, locale)

describe('formatAgo', () => {
  it('counts in the largest whole unit', () => {
    expect(ago('2026-11-20T09:59:31.000Z')).toBe('现在')
    expect(ago('2026-11-20T09:50:00.000Z')).toBe('10分钟前')
    expect(ago('2026-11-20T07:01:00.000Z', 'en')).toBe('2 hours ago')
    expect(ago('2026-11-19T09:00:00.000Z')).toBe('昨天')
    expect(ago('2026-11-13T10:00:01.000Z', 'en')).toBe('6 days ago')
  })

  it('leaves older ones to a date, and treats the future as now', () => {
    expect(ago('2026-11-13T10:00:00.000Z')).toBeUndefined()
    expect(ago('2026-11-20T10:05:00.000Z', 'en')).toBe('now')
  })
})
