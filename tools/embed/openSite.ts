import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { build, type Rolldown } from 'vite'
import { findChromium } from '../shared/chromium.ts'
import { root } from '../shared/root.ts'
import { site } from './unpack.ts'

/** Without TLS, because such a page lacks some browser APIs. */
const origin = 'http://host.example'

/** The host's page: a heading, text, controls and a table, and a place for our feature. */
const body = (inside: string) => `
  <div id="host" style="position: absolute; inset: 0 auto auto 0; width: 1200px; height: 400px; overflow: hidden">
    <h1>Our site</h1><p>Words with a <a href="#">link</a> and <code>code</code>.</p><hr>
    <ul><li>One</li><li>Two</li></ul><label>Name <input value="value"></label> <button>Press</button>
    <select><option>Choice</option></select><table border="1"><tr><th>Head</th><td>Cell</td></tr></table>
  </div>
  <div id="feature" style="position: absolute; top: 420px; width: 1200px; min-height: 700px; background: #fff">${inside}</div>`

export interface Shown {
  readonly feature: string
  readonly query?: string
  /** Sheets in their order. */
  readonly sheets: readonly string[]
  /** The sheet inside the shadow root, if the feature is in one. */
  readonly inside?: string
  /** The server-rendered HTML of the feature. */
  readonly sent?: string
  /** The page's Content-Security-Policy. */
  readonly policy?: string
  /** Called before anything is loaded. */
  readonly onPage?: (page: Page) => unknown
}

export interface Site {
  open(shown: Shown): Promise<Page>
  close(): Promise<void>
}

/**
 * Builds the host's script from the packed packages and opens pages with it in Chromium.
 *
 * @param entry its file in `host`
 */
export async function openSite(entry = 'main.tsx'): Promise<Site> {
  const script = await buildHost(entry)
  const browser: Browser = await chromium.launch(await findChromium())
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1280, height: 1200 },
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  // Only a failure reaches this limit.
  context.setDefaultTimeout(180_000)
  return {
    async open({ feature, query = '', sheets, inside, sent = '', policy, onPage }) {
      const page = await context.newPage()
      await onPage?.(page)
      const within = inside === undefined ? '' : `<style type="text/plain">${inside}</style>`
      const styles = sheets.map((sheet) => `<style>${sheet}</style>`).join('') + within
      await page.route('**/*', (route) => {
        const { pathname } = new URL(route.request().url())
        const chunk = script.get(pathname.slice(1))
        if (chunk !== undefined)
          return route.fulfill({ contentType: typeOf(pathname), body: Buffer.from(chunk) })
        if (pathname !== '/') return route.fulfill({ status: 404 })
        return route.fulfill({
          contentType: 'text/html; charset=utf-8',
          ...(policy && { headers: { 'content-security-policy': policy } }),
          body: `<!doctype html><html lang="en"><head>${styles}</head><body>${body(sent)}<script type="module" src="/main.js"></script></body></html>`,
        })
      })
      await page.goto(`${origin}/?feature=${feature}${query}${inside === undefined ? '' : '&shadow'}`)
      return page
    },
    close: () => browser.close(),
  }
}

async function buildHost(entry: string): Promise<ReadonlyMap<string, string | Uint8Array>> {
  cpSync(join(root, 'tools/embed/host'), join(site, 'host'), { recursive: true })
  const built = await build({
    configFile: false,
    root: site,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: { '#features': join(root, 'packages/features/src') } },
    // React's development build reports more hydration differences.
    define: { 'process.env.NODE_ENV': '"development"' },
    worker: { format: 'es' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(site, 'host', entry),
        output: { entryFileNames: 'main.js', chunkFileNames: 'chunks/[name]-[hash].js' },
        onLog: (level, log, print) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && print(level, log),
      },
    },
  })
  const [{ output } = { output: [] }] = [built].flat() as Rolldown.RolldownOutput[]
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]))
}

const typeOf = (path: string) => (path.endsWith('.wasm') ? 'application/wasm' : 'text/javascript')

/** The feature's packed sheet; of all components, if it is none. */
export const sheetOf = (feature: string, name = 'styles.css') =>
  readFileSync(join(site, 'node_modules/@atrium', folderOf(feature), name), 'utf8')

function folderOf(feature: string) {
  if (feature === 'controls') return 'ui/dist'
  return feature === 'several' ? 'features/dist' : join('features/dist', feature)
}
