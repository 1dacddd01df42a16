import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

export interface StaticFile {
  readonly type: string
  readonly etag: string
  /** Its name contains a hash of its content, so the content never changes. */
  readonly isHashed: boolean
  /** Pages of other sites may load it, too: scripts for them, and what these load. */
  readonly isForSites: boolean
  /** The code of a worker, which has its own policy. */
  readonly isWorker: boolean
  readonly plain: Buffer
  readonly br: Buffer | undefined
  readonly gzip: Buffer | undefined
}

export interface Portal {
  /** The page, with `__CSP_NONCE__` in place of each nonce. */
  readonly page: string
  readonly files: ReadonlyMap<string, StaticFile>
  /** The build's facts about each path; unknown paths are under `*`. */
  readonly pages: Readonly<Record<string, PageFacts>>
  /** HTML templates of the first paints, by name. */
  readonly paints: Readonly<Record<string, string>>
}

/** Written by the portal's build (`apps/portal/vite/firstPage.ts`). */
export interface PageFacts {
  readonly scripts: readonly string[]
  /** Names of the paints for signed-in visitors and for others. */
  readonly paints: readonly string[]
  /** Addresses that the page requests first; `{company}` is replaced by the company's id. */
  readonly requests?: {
    readonly frame: readonly string[]
    /** Only if the address has no query. */
    readonly page: readonly string[]
  }
}

/** Permanent address of the portal's font, for pages that the service writes itself. */
export const fontPath = '/inter.woff2'

/** The built portal, read once; undefined if there is no build. */
export function readPortal(directory: string): Portal | undefined {
  const page = join(directory, 'index.html')
  if (!existsSync(page)) return undefined
  const files = new Map<string, StaticFile>()
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = `/${relative(directory, path).split(sep).join('/')}`
    const type = types[extname(entry.name)]
    if (!entry.isFile() || type === undefined || path === page || name.includes('/.')) continue
    files.set(name, readFile(path, name, type))
  }
  const font = [...files.values()].find(({ type }) => type === types['.woff2'])
  if (font) files.set(fontPath, { ...font, isHashed: false })
  const described = readIfThere(join(directory, '.vite', 'pages.json'))
  return {
    page: readFileSync(page, 'utf8'),
    files,
    ...(described ? JSON.parse(described.toString()) : { pages: {}, paints: {} }),
  }
}

function readFile(path: string, name: string, type: string): StaticFile {
  const plain = readFileSync(path)
  return {
    type,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    // Scripts for other sites have their version in the path.
    isHashed: /\/assets\/|^\/embed\/[^/]+\//.test(name),
    isForSites: /^\/(embed|pdf)\//.test(name),
    isWorker: name.includes('/assets/worker-'),
    plain,
    br: readIfThere(`${path}.br`),
    gzip: readIfThere(`${path}.gz`),
  }
}

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path) : undefined)

/** Other files in the directory (source maps, build notes) are not served. */
const types: Readonly<Record<string, string>> = {
  '.bcmap': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.icc': 'application/octet-stream',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.pfb': 'application/octet-stream',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}
