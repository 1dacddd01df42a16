import type { Page } from 'playwright'
import { expect } from './expect'

const pause = 500

/**
 * Watches what a page fetches. Call what it returns to wait until nothing more is asked for, and nothing on the page
 * says that it is busy: the browser's own `networkidle` is over once there was a first pause, which a busy machine makes
 * before the page has begun.
 */
export function watchSettling(page: Page): () => Promise<void> {
  let underWay = 0
  let last = Date.now()
  const count = (change: number) => () => {
    underWay += change
    last = Date.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  const isQuiet = () => underWay <= 0 && Date.now() - last >= pause
  const busy = page.locator('[aria-busy=true]')
  return () =>
    expect
      .poll(async () => isQuiet() && (await busy.count()) === 0 && isQuiet(), {
        message: 'the page stops fetching, and says that it is ready',
        intervals: [50],
      })
      .toBe(true)
}
