import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { findChromium } from '../shared/chromium'

const pages = join(import.meta.dirname, 'pages')
const outDir = join(import.meta.dirname, '../../.cache/bench')

export interface Stage {
  /** Opens a subject on a new page and runs `work` on it. */
  on<T>(subject: string, work: (page: Page, session: CDPSession) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Builds the pages for production and starts a browser. */
export async function openStage(): Promise<Stage> {
  await build({
    root: pages,
    base: '/',
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: {
      conditions: ['@atrium/source', 'module', 'browser', 'production'],
      dedupe: ['react', 'react-dom'],
    },
    build: { outDir, emptyOutDir: true, target: 'esnext', chunkSizeWarningLimit: 5000 },
  })
  const server = await preview({
    root: pages,
    configFile: false,
    build: { outDir },
    preview: { port: 0, open: false },
  })
  const origin = server.resolvedUrls?.local[0] ?? ''
  const browser: Browser = await chromium.launch(await findChromium())
  return {
    async on(subject, work) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      page.on('pageerror', (error) => console.error(`${subject}: ${error.message}`))
      await page.goto(`${origin}?subject=${subject}`)
      await page.waitForSelector('html[data-ready]')
      const session = await context.newCDPSession(page)
      // Thread time, not wall time, so that other processes don't count.
      await session.send('Performance.enable', { timeDomain: 'threadTicks' })
      try {
        return await work(page, session)
      } finally {
        await context.close()
      }
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

/** CPU milliseconds of the page's main thread for `work`, including layout and paint. */
export async function busyFor(page: Page, session: CDPSession, work: () => Promise<void>): Promise<number> {
  await settle(page)
  const before = await taskDuration(session)
  await work()
  await settle(page)
  return (await taskDuration(session)) - before
}

async function taskDuration(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0))),
      ),
  )
