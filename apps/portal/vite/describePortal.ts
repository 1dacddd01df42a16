import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import postcss from 'postcss'
import { build, type Manifest, type Plugin } from 'vite'
import type { PageFacts } from './PageFacts.ts'

const portal = join(import.meta.dirname, '..')
const pagesFolder = join(portal, 'src/pages')

export interface PortalFacts {
  readonly pages: Readonly<Record<string, PageFacts>>
  /** HTML templates by the name of their paint. */
  readonly paints: Readonly<Record<string, string>>
  /** Styles of the elements in the paints. */
  readonly styles: string
}

/** Exports of `src/prerender.tsx`. It isn't imported, because it imports the whole portal. */
interface Prerender {
  describePages(): Promise<PortalFacts['pages']>
  paintAll(): Promise<PortalFacts['paints']>
}

/** Asks the portal, before it is built, for the first paint and the needs of each page (`src/prerender.tsx`). */
export async function describePortal(): Promise<PortalFacts> {
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
    const styles = sheets.map((name) => readFileSync(join(outDir, name), 'utf8')).join('\n')
    const paints = await paintAll()
    return { pages: await describePages(), paints, styles: stylesIn(Object.values(paints).join(), styles) }
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** Without rules for classes that aren't in the HTML. Elements that appear later have theirs from the main sheet. */
function stylesIn(html: string, styles: string): string {
  const sheet = postcss.parse(styles, { from: undefined })
  sheet.walkRules((rule) => {
    const classes = [...rule.selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
    if (classes.length > 0 && !classes.some((name) => html.includes(name))) rule.remove()
  })
  return sheet.toString()
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
