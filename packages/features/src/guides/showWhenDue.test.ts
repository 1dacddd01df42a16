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

/** @param after milliseconds after which the page has what the guide points at, and nothing in its way */
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

it('waits for what it points at, and for what is in its way', async () => {
  const { show } = watch({ after: 9000 })
  await vi.advanceTimersByTimeAsync(8999)
  expect(show).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(show).toHaveBeenCalledOnce()
})

it('shows none that was seen, none on a page without what it points at, and none on a page that was left', async () => {
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
