import { expect, it } from 'vitest'
import { zipDate } from './zipDate'

const read = (moment: string) => {
  const date = zipDate(new Date(moment))
  return [date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes()]
}

it('writes moments in China’s time, whatever the process’s time zone', () => {
  const { TZ } = process.env
  try {
    for (const zone of ['UTC', 'America/New_York', 'Asia/Shanghai']) {
      process.env.TZ = zone
      expect(read('2026-02-28T20:30:00Z')).toEqual([2026, 3, 1, 4, 30])
      expect(read('1970-01-01T00:00:00Z')).toEqual([1980, 1, 1, 0, 0])
      expect(read('2200-01-01T00:00:00Z')).toEqual([2107, 12, 31, 0, 0])
    }
  } finally {
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  }
})
