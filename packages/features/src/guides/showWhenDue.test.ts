import { canShowGuide } from '@atrium/ui/guide'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showWhenDue } from './showWhenDue'

vi.mock('@atrium/ui/guide', () => ({ loadGuide: async () => {}, canShowGuide: vi.fn() }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** @param after milliseconds until the page has the anchors, and no obstacle */
function watch({ seen = false, after = 0 } = {}) {
  const began = Date.now()
  vi.mocked(canShowGuide).mockImplementation(() => Date.now() - began >= after)
  const leaving = new AbortController()
  const show = vi.fn()
  void showWhenDue({ seen: Promise.resolve(seen), steps: [], signal: leaving.signal, show })
  return { show, leave: () => leaving.abort() }
}

it('shows a guide once, a second after the page', async () => {
  const { show } = watch()
  await vi.advanceTimersByTimeAsync(999)
  expect(show).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(show).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(show).toHaveBeenCalledOnce()
})

it('waits for its anchors, and for obstacles to go', async () => {
  const { show } = watch({ after: 9000 })
  await vi.advanceTimersByTimeAsync(8999)
  expect(show).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(show).toHaveBeenCalledOnce()
})

it('shows no guide that was seen, none without its anchors, and none on a page that was left', async () => {
  const seen = watch({ seen: true })
  await vi.advanceTimersByTimeAsync(60_000)
  const missing = watch({ after: 30_000 })
  await vi.advanceTimersByTimeAsync(60_000)
  const left = watch()
  await vi.advanceTimersByTimeAsync(500)
  left.leave()
  await vi.advanceTimersByTimeAsync(60_000)
  for (const { show } of [seen, missing, left]) expect(show).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
