import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { PortalFacts } from './describePortal.ts'

const portal = join(import.meta.dirname, '..')

/**
 * Writes the styles of all first paints into `index.html`, and the paints, the first requests and the scripts of each
 * page into `.vite/pages.json` for the service.
 */
export function firstPage({ pages, paints, styles }: PortalFacts): Plugin {
  let nonce: string | undefined
  return {
    name: 'atrium:first-page',
    configResolved({ html }) {
      nonce = html?.cspNonce
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        // The page is painted before its main style sheet is loaded, and its scripts run after that.
        const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
        const without = sheets.reduce((page, sheet) => page.replace(sheet, ''), html)
        return {
          html: without.replace('</body>', () => `${sheets.join('')}</body>`),
          tags: [{ tag: 'style', attrs: { nonce }, children: styles, injectTo: 'head' }],
        }
      },
    },
    generateBundle(_, bundle) {
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
