import { expect, it } from 'vitest'
import { spanOf, waitOf } from './waits'

const since = '2026-11-20T02:00:00.000Z'
const dueAt = '2026-11-21T02:00:00.000Z'
const at = (time: string) => waitOf(since, dueAt, new Date(time))

it('is calm, then soon, then late', () => {
  expect(at('2026-11-20T08:00:00.000Z')).toMatchObject({ urgency: 'calm', share: 0.25, left: 18 * 3_600_000 })
  expect(at('2026-11-20T20:00:00.000Z').urgency).toBe('calm')
  expect(at('2026-11-20T20:00:01.000Z').urgency).toBe('soon')
  expect(at('2026-11-21T02:00:00.000Z').urgency).toBe('soon')
  expect(at('2026-11-21T05:00:00.000Z')).toMatchObject({ urgency: 'late', share: 1, left: -3 * 3_600_000 })
})

it('has no negative age when clocks differ', () => {
  expect(at('2026-11-20T01:59:00.000Z')).toMatchObject({ age: 0, share: 0 })
})

it('says spans in the largest unit that says enough, late ones like others', () => {
  expect(spanOf(59_000)).toEqual([0, 'minute'])
  expect(spanOf(-59 * 60_000)).toEqual([59, 'minute'])
  expect(spanOf(60 * 60_000)).toEqual([1, 'hour'])
  expect(spanOf(47.9 * 3_600_000)).toEqual([47, 'hour'])
  expect(spanOf(-48 * 3_600_000)).toEqual([2, 'day'])
})
