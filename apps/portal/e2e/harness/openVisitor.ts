import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { patience } from './expect'
import { type Watch, watchPages } from './watchPage'

/** One person with their own browser. */
export interface Visitor extends Watch {
  readonly page: Page
  /** Another tab of the same browser. */
  openTab(): Promise<Page>
  /** Saves a screenshot of every tab, to analyse a failure. */
  picture(name: string): Promise<void>
  close(): Promise<void>
}

export interface VisitorOptions extends BrowserContextOptions {
  /** Whether pages show their guides. Default: guides count as seen. */
  readonly guides?: boolean
}

const seen = {
  error_code: 0,
  error_msg: '',
  data: { recordType: 1, seenAt: '2026-01-01T00:00:00.000Z' },
}

const pictures = join(import.meta.dirname, '../../../../node_modules/.cache/atrium/journeys')

export async function openVisitor(
  browser: Browser,
  origin: string,
  { guides = false, ...options }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(patience)
  const watch = await watchPages(context)
  // A guide would cover the controls of a page that is opened for the first time.
  if (!guides) await context.addInitScript(answerAsSeen, seen)
  return {
    page: await context.newPage(),
    openTab: () => context.newPage(),
    get problems() {
      return watch.problems
    },
    tolerate: watch.tolerate,
    async picture(name) {
      for (const [index, page] of context.pages().entries()) {
        await page.screenshot({ path: join(pictures, `${name}-${index + 1}.png`) })
      }
    },
    close: () => context.close(),
  }
}

/** Runs in the page: while Playwright routes any request, a page loads all its files again on each visit. */
function answerAsSeen(seen: unknown): void {
  const { fetch } = window
  window.fetch = (asked, options) =>
    /GetNotificationRecord/.test(asked instanceof Request ? asked.url : String(asked))
      ? Promise.resolve(Response.json(seen))
      : fetch(asked, options)
}
