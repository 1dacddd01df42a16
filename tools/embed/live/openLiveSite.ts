import { cpSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { type Alias, build, type Rolldown } from 'vite'
import type { demo } from '../../../apps/api/src/seed/demo.ts'
import { freePort } from '../../../apps/api/src/testing/servers/freePort.ts'
import { type Service, startService } from '../../../apps/portal/e2e/harness/startService.ts'
import { embedScopes } from '../../../packages/contracts/src/wire/embedScopes.ts'
import { findChromium } from '../../shared/chromium.ts'
import { root } from '../../shared/root.ts'
import { registerSite } from '../outside/registerSite.ts'
import { site } from '../unpack.ts'

export interface LiveSite {
  readonly service: Service
  /** A page of another origin than the service, in a browser of its own. */
  open(): Promise<Page>
  /** Another tab of the same browser. */
  openTab(of: Page): Promise<Page>
  /** Moves the clock of the service and those of pages that are open. */
  moveClockBy(milliseconds: number, pages: readonly Page[]): Promise<void>
  close(): Promise<void>
}

/** Where the packages are: as packed, for tests. */
const packed = {
  folder: site,
  conditions: ['module', 'browser', 'development|production'],
  alias: [] as Alias[],
}

/** Another site with every feature of the registry, and the real service, which allows its origin. */
export async function openLiveSite({ folder, conditions, alias } = packed): Promise<LiveSite> {
  cpSync(join(root, 'tools/embed/live/page'), join(folder, 'live'), { recursive: true })
  const files = await buildPage(folder, conditions, alias)
  const watchInFrames = await buildInFrame()
  let issueToken: ReturnType<typeof registerSite> | undefined
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const name = pathname.slice(1)
    if (name === 'atrium-token') {
      const token = await tokenFor(searchParams).catch((error: unknown) => {
        console.warn('No token:', error)
      })
      return response.writeHead(token === undefined ? 503 : 200).end(token)
    }
    const file = files.get(name)
    if (name !== '' && file === undefined) return response.writeHead(404).end()
    const type = name.endsWith('.css')
      ? 'text/css'
      : name === ''
        ? 'text/html; charset=utf-8'
        : 'text/javascript'
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'max-age=600' }).end(file ?? html(files))
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const origin = `http://localhost:${port}`
  const clock = join(folder, 'clock')
  let ahead = 0
  writeFileSync(clock, '0')
  const service = await startService({
    environment: {
      EMBED_ORIGINS: origin,
      ATRIUM_TEST_CLOCK: clock,
      NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'movedClock.mjs')).href}`,
    },
  })
  /** The site is registered when a page first asks for a token. */
  async function tokenFor(asked: URLSearchParams): Promise<string> {
    issueToken ??= registerSite(service, origin, embedScopes)
    const person = asked.get('person') as keyof typeof demo.userIds
    const keyThumbprint = asked.get('thumbprint') || undefined
    return (await issueToken)({ person, ...(keyThumbprint && { keyThumbprint }) })
  }

  const browser: Browser = await chromium.launch(await findChromium())
  async function openIn(context: BrowserContext): Promise<Page> {
    const page = await context.newPage()
    await page.addInitScript(watchInFrames)
    await page.goto(`${origin}/?service=${encodeURIComponent(service.origin)}`)
    await page.waitForFunction(() => 'live' in window)
    await page.evaluate((by) => window.live.moveClockBy(by), ahead)
    return page
  }

  return {
    service,
    async open() {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
      })
      return openIn(context)
    },
    openTab: (page) => openIn(page.context()),
    async moveClockBy(milliseconds, pages) {
      ahead += milliseconds
      writeFileSync(clock, String(ahead))
      for (const page of pages) await page.evaluate((by) => window.live.moveClockBy(by), milliseconds)
    },
    async close() {
      await browser.close()
      server.close()
      await service.dispose()
    },
  }
}

/** The script that watches inside of frames. */
async function buildInFrame(): Promise<string> {
  const entry = join(root, 'tools/embed/live/page/inFrame.ts')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, name: 'watched', formats: ['iife'] }, target: 'es2023' },
  })
  const [{ output } = { output: [] }] = [built].flat() as Rolldown.RolldownOutput[]
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

const html = (files: ReadonlyMap<string, string | Uint8Array>) =>
  `<!doctype html><html lang="zh-CN"><head>${[...files.keys()]
    .filter((name) => name.endsWith('.css'))
    .map((name) => `<link rel="stylesheet" href="/${name}">`)
    .join(
      '',
    )}</head><body><h1>Our site</h1><div id="feature"></div><script type="module" src="/main.js"></script></body></html>`

async function buildPage(
  folder: string,
  conditions: readonly string[],
  alias: readonly Alias[],
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [react()],
    resolve: { conditions: [...conditions], alias: [...alias] },
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(folder, 'live/main.tsx'),
        output: { entryFileNames: 'main.js', chunkFileNames: 'chunks/[name]-[hash].js' },
        onLog: (level, log, print) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && print(level, log),
      },
    },
  })
  const [{ output } = { output: [] }] = [built].flat() as Rolldown.RolldownOutput[]
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]))
}
