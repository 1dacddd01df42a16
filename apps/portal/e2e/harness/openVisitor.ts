import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { type Watch, watchPages } from './watchPage'

/** One person at a browser of their own. */
export interface Visitor extends Watch {
  readonly page: Page
  /** Another tab of the same browser. */
  openTab(): Promise<Page>
  close(): Promise<void>
}

export async function openVisitor(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(15_000)
  const watch = await watchPages(context)
  return {
    page: await context.newPage(),
    openTab: () => context.newPage(),
    get problems() {
      return watch.problems
    },
    tolerate: watch.tolerate,
    close: () => context.close(),
  }
}
