import type { Page } from 'playwright'
import { expect } from './expect'

const pause = 500

/**
 * Watches what a page fetches. Call what it returns to wait until nothing more is asked for: the browser's own
 * `networkidle` is over once there was a first pause, which a busy machine makes before the page has begun.
 */
export function watchRequests(page: Page): () => Promise<void> {
  let underWay = 0
  let last = Date.now()
  const count = (change: number) => () => {
    underWay += change
    last = Date.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  return () =>
    expect
      .poll(() => underWay <= 0 && Date.now() - last >= pause, {
        message: 'the page stops fetching',
        intervals: [50],
      })
      .toBe(true)
}
