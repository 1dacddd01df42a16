import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

export interface StaticFile {
  readonly type: string
  readonly etag: string
  /** Its name is made of its content: it never gets another. */
  readonly isHashed: boolean
  /** The code of a worker, which has a policy of its own. */
  readonly isWorker: boolean
  readonly plain: Buffer
  readonly br: Buffer | undefined
  readonly gzip: Buffer | undefined
}

export interface Portal {
  /** The page, with `__CSP_NONCE__` wherever a nonce belongs. */
  readonly page: string
  readonly files: ReadonlyMap<string, StaticFile>
  /** What the build knows of each path; that of unknown paths is under `*`. */
  readonly pages: Readonly<Record<string, PageFacts>>
  /** HTML templates of what the page shows before its scripts are there, by name. */
  readonly paints: Readonly<Record<string, string>>
}

/** Written by the portal's build (`apps/portal/vite/firstPage.ts`). */
export interface PageFacts {
  readonly scripts: readonly string[]
  /** Names of the paint for a visitor who is signed in, and for one who isn't. */
  readonly paints: readonly string[]
  /** Addresses that the page asks first; `{company}` stands for the id of the company. */
  readonly requests?: {
    readonly frame: readonly string[]
    /** Only where the address has no query. */
    readonly page: readonly string[]
  }
}

/** Where the portal's font has an address that stays, for pages that the service writes itself. */
export const fontPath = '/inter.woff2'

/** The built portal, read once; undefined where none was built. */
export function readPortal(directory: string): Portal | undefined {
  const page = join(directory, 'index.html')
  if (!existsSync(page)) return undefined
  const files = new Map<string, StaticFile>()
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = `/${relative(directory, path).split(sep).join('/')}`
    const type = types[extname(entry.name)]
    if (!entry.isFile() || type === undefined || path === page || name.includes('/.')) continue
    files.set(name, readFile(path, type))
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

function readFile(path: string, type: string): StaticFile {
  const plain = readFileSync(path)
  return {
    type,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    isHashed: path.includes(`${sep}assets${sep}`),
    isWorker: path.includes(`${sep}assets${sep}worker-`),
    plain,
    br: readIfThere(`${path}.br`),
    gzip: readIfThere(`${path}.gz`),
  }
}

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path) : undefined)

/** What else lies in the directory (source maps, notes of the build) is not served. */
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
