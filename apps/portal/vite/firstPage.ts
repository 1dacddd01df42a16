import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite'
import type { PageFacts } from './PageFacts.ts'

const portal = join(import.meta.dirname, '..')
const pagesFolder = join(portal, 'src/pages')

interface Portal {
  readonly pages: Readonly<Record<string, PageFacts>>
  /** HTML templates by the name of their paint. */
  readonly paints: Readonly<Record<string, string>>
  /** Styles of all paints. */
  readonly styles: string
}

/**
 * Asks the portal, before it is built, for the first paint and the needs of each page (`src/prerender.tsx`). Writes
 * the styles into `index.html`, and the rest, with the scripts of each page, into `.vite/pages.json` for the service.
 */
export function firstPage(): Plugin {
  let config: ResolvedConfig
  let described: Promise<Portal>
  return {
    name: 'atrium:first-page',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    buildStart() {
      if (config.command === 'build') described = describePortal()
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html
        const { styles } = await described
        // The page is painted before its main style sheet is loaded, and its scripts run after that.
        const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
        const without = sheets.reduce((page, sheet) => page.replace(sheet, ''), html)
        return {
          html: without.replace('</body>', () => `${sheets.join('')}</body>`),
          tags: [
            { tag: 'style', attrs: { nonce: config.html?.cspNonce }, children: styles, injectTo: 'head' },
          ],
        }
      },
    },
    async generateBundle(_, bundle) {
      const { pages, paints } = await described
      const entries = Object.entries(pages).map(([path, { modules, ...page }]) => [
        path,
        { scripts: scriptsOf(bundle, modules), ...page },
      ])
      this.emitFile({
        type: 'asset',
        fileName: '.vite/pages.json',
        source: JSON.stringify({ pages: Object.fromEntries(entries), paints }),
      })
    },
  }
}

/** Files of the modules and of all their imports, except the entry, which the page names itself. */
function scriptsOf(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const name of modules) {
    const id = join(portal, name)
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
      chunks.find(({ moduleIds }) => moduleIds.includes(id))
    if (!chunk) throw new Error(`The build has no chunk with ${name}.`)
    found.add(chunk)
  }
  // A set also visits items added during the iteration.
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  return [...found].filter(({ isEntry }) => !isEntry).map(({ fileName }) => fileName)
}

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...parameters: never[]) => unknown>>[1]

/** Exports of `src/prerender.tsx`. It isn't imported, because it imports the whole portal. */
interface Prerender {
  describePages(): Promise<Portal['pages']>
  paintAll(): Promise<Portal['paints']>
}

async function describePortal(): Promise<Portal> {
  // Below the portal, so that Node finds its dependencies.
  const outDir = join(portal, '.cache', `prerender-${process.pid}`)
  try {
    await build({
      root: portal,
      configFile: join(portal, 'vite.config.ts'),
      logLevel: 'warn',
      plugins: [modulesByName],
      build: {
        ssr: 'src/prerender.tsx',
        outDir,
        ssrEmitAssets: true,
        cssCodeSplit: true,
        copyPublicDir: false,
      },
      ssr: { resolve: { conditions: ['@atrium/source', 'module', 'node', 'development|production'] } },
    })
    const { describePages, paintAll }: Prerender = await import(
      pathToFileURL(join(outDir, 'prerender.js')).href
    )
    const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'))
    const { css: sheets = [] } = manifest['src/prerender.tsx'] ?? {}
    return {
      pages: await describePages(),
      paints: await paintAll(),
      styles: sheets.map((name) => readFileSync(join(outDir, name), 'utf8')).join('\n'),
    }
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** Replaces each page with the name of its module: only its code for browsers is wanted. */
const modulesByName: Plugin = {
  name: 'atrium:modules-by-name',
  enforce: 'pre',
  load: (id) =>
    id.startsWith(pagesFolder)
      ? `export const module = ${JSON.stringify(id.slice(portal.length + 1))}; export default () => null`
      : undefined,
}
