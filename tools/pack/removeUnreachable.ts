import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Manifest } from './Manifest.ts'

/**
 * Deletes the built files that no export leads to: declarations of stories and mocks, and the styles of single
 * modules, which are in the sheets. Licences stay.
 * @returns names of the packages that the other files import
 */
export function removeUnreachable(directory: string, { exports }: Manifest): ReadonlySet<string> {
  const imported = new Set<string>()
  const reached = new Set<string>()
  for (const target of Object.values(exports))
    for (const path of typeof target === 'string' ? [target] : Object.values(target))
      visit(join(directory, path))
  for (const entry of readdirSync(join(directory, 'dist'), { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !reached.has(file) && !/license/i.test(entry.name)) rmSync(file)
  }
  return imported

  function visit(file: string): void {
    if (reached.has(file) || !existsSync(file)) return
    reached.add(file)
    if (!/\.(js|ts|css)$/.test(file)) return
    for (const name of referredIn(file)) visit(join(dirname(file), name))
    if (!isOfWorker(file)) for (const name of packagesIn(file)) imported.add(name)
  }
}

function referredIn(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.css')) return namesIn(text, /\burl\(["']?([^"')]+)/g)
  const names = namesIn(text, relativeImport)
  if (file.endsWith('.d.ts')) return names.map((name) => name.replace(/\.js$/, '.d.ts'))
  return [...names, ...namesIn(text, besideModule)]
}

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).filter((name) => !/^\w+:/.test(name))

const relativeImport = /\b(?:from|import|import\(|module)\s*["'`](\.\.?\/[^"'`]+)["'`]/g

/** Workers, fonts and WebAssembly. */
const besideModule = /\bnew URL\(\s*(?:\/\*.*?\*\/\s*)?["'`]([^"'`]+)["'`]\s*,/g

/** Workers contain their libraries, whose words may look like imports. */
export const isOfWorker = (file: string) => file.includes('/assets/')

/** Names of packages that a module or declaration imports. */
export function packagesIn(file: string): readonly string[] {
  const found = namesIn(readFileSync(file, 'utf8'), importOfPackage)
  return found.map((id) => id.split('/', id.startsWith('@') ? 2 : 1).join('/'))
}

const importOfPackage = /(?:^|[;\s(])(?:from|import|import\()\s*["']([@\w][^"':]*)["']/gm
