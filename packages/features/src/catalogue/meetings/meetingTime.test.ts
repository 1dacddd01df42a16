import { expect, it } from 'vitest'
import { meetingTime } from './meetingTime'

// A browser on the other side of the world, for a host that sets no zone.
process.env.TZ = 'America/Los_Angeles'

const readIn = (timeZone: string | undefined) =>
  meetingTime({ locale: 'zh-CN', timeZone, zoneName: '北京时间' })
const afternoon = { startAt: '2026-12-12T06:00:00.000Z', endAt: '2026-12-12T09:30:00.000Z' }
const night = { startAt: '2026-12-11T16:30:00.000Z', endAt: '2026-12-12T18:00:00.000Z' }

it.each(['Asia/Shanghai', 'Asia/Singapore'])('shows the venue’s time in %s too', (zone) => {
  expect(readIn(zone).range(afternoon)).toBe('2026年12月12日周六 14:00–17:30')
  expect(readIn(zone).moment(afternoon.startAt)).toBe('2026-12-12 14:00:00')
})

it.each(['Europe/Berlin', undefined])('names the venue’s zone in %s', (zone) => {
  expect(readIn(zone).range(afternoon)).toBe('2026年12月12日周六 14:00–17:30 北京时间')
  expect(readIn(zone).range(night)).toBe('2026年12月12日周六 00:30 – 2026年12月13日周日 02:00 北京时间')
  expect(readIn(zone).moment(afternoon.startAt)).toBe('2026-12-12 14:00:00 北京时间')
})

it('uses the day at the venue', () => {
  const { month, day } = readIn(undefined)
  expect([month(night.startAt), day(night.startAt)]).toEqual(['12月', '12'])
})
