import type { Page } from 'playwright'
import { expect } from './expect'

const pause = 500

/**
 * Watches a page's requests. The returned function waits until no request is open and nothing on the page is
 * busy. The browser's own `networkidle` ends at the first pause, which may come before the page has started on
 * a busy machine.
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
