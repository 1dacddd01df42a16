import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { createServer, type Plugin } from 'vite'
import type { AccessibilityFacts } from '../../packages/ui/src/conformance/AccessibilityFacts.ts'
import { findChromium } from '../shared/chromium.ts'
import { root } from '../shared/root.ts'

/** What assistive technology gets from each component, by name. */
export type ComponentFacts = Readonly<Record<string, AccessibilityFacts>>

const script = '/packages/ui/src/conformance/readAll.ts'

/** Renders every specimen in Chromium and reads its facts. */
export async function readComponents(): Promise<ComponentFacts> {
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react(), blankPage],
    resolve: { conditions: ['@atrium/source', 'module', 'browser', 'development|production'] },
    optimizeDeps: { entries: [script.slice(1)] },
    server: { host: '127.0.0.1', port: 0, watch: null, hmr: false },
    cacheDir: join(root, 'node_modules/.cache/atrium/accessibility'),
  })
  await server.listen()
  const browser = await chromium.launch(await findChromium())
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en' })
    page.on('pageerror', (error) => console.error(error.message))
    await page.goto(`${server.resolvedUrls?.local[0]}blank`)
    // As text: a test runner would rewrite the import.
    return await page.evaluate<ComponentFacts>(`import('${script}').then(({ readAll }) => readAll())`)
  } finally {
    await browser.close()
    await server.close()
  }
}

/** With what the React plugin puts before a page's first module. */
const blankPage: Plugin = {
  name: 'atrium:blank-page',
  configureServer(server) {
    server.middlewares.use('/blank', async (_, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.end(await server.transformIndexHtml('/blank', '<!doctype html><title>Specimens</title>'))
    })
  },
}
