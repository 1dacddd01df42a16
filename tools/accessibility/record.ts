import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { createServer } from 'vite'
import { findChromium } from '../shared/chromium.ts'
import { commandOf, root } from '../shared/root.ts'

const file = join(root, 'packages/ui/src/conformance/accessibility.json')

/** Renders every specimen in Chromium and writes what assistive technology gets from it. */
async function record(): Promise<void> {
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react(), blankPage],
    resolve: { conditions: ['@atrium/source', 'module', 'browser', 'development|production'] },
    optimizeDeps: { entries: ['packages/ui/src/conformance/readAll.ts'] },
    server: { host: '127.0.0.1', port: 0, watch: null, hmr: false },
    cacheDir: join(root, 'node_modules/.cache/atrium/accessibility'),
  })
  await server.listen()
  const browser = await chromium.launch(await findChromium())
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en' })
    page.on('pageerror', (error) => console.error(error.message))
    await page.goto(`${server.resolvedUrls?.local[0]}blank`)
    const text = await page.evaluate(async () => {
      const path = '/packages/ui/src/conformance/readAll.ts'
      const { readAll } = await import(path)
      return JSON.stringify(await readAll())
    })
    writeFileSync(file, text)
    execFileSync(process.execPath, [commandOf('@biomejs/biome'), 'format', '--write', file], { cwd: root })
    console.info(`Recorded ${Object.keys(JSON.parse(text)).length} components`)
  } finally {
    await browser.close()
    await server.close()
  }
}

const blankPage = {
  name: 'atrium:blank-page',
  configureServer(server: { middlewares: { use(path: string, answer: Answer): void } }) {
    server.middlewares.use('/blank', (_, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.end(
        '<!doctype html><script type="module">import "/@vite/client"; import r from "/@react-refresh"; r.injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type</script>',
      )
    })
  },
}

type Answer = (
  request: unknown,
  response: { setHeader(name: string, value: string): void; end(text: string): void },
) => void

await record()
