import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { commandOf, root } from '../shared/root.ts'
import { fingerprintOf } from './buildOnce.ts'

const portal = join(root, 'apps/portal')
const built = join(portal, 'dist')
/** Vite empties the directory first, so an unfinished build has no stamp. */
const stamp = join(built, '.built-from')

const sources = [
  'package-lock.json',
  'tsconfig.json',
  'packages/ui/package.json',
  'packages/ui/src',
  'packages/contracts/package.json',
  'packages/contracts/src',
  'packages/features/package.json',
  'packages/features/src',
  'packages/password/package.json',
  'packages/password/src',
  'apps/portal',
  'tools/service/buildPortal.ts',
]

/** Builds the portal, unless it was built from the same sources. */
export function buildPortal({ force = false } = {}): void {
  const fingerprint = fingerprintOf(sources)
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  console.info('Building the portal …')
  try {
    execFileSync(process.execPath, [commandOf('vite'), 'build', portal, '--logLevel', 'warn'], {
      cwd: portal,
      stdio: 'inherit',
      // A test runner sets 'test', which would build React for development.
      env: { ...process.env, NODE_ENV: 'production' },
    })
  } catch {
    console.error('The portal could not be built: see above.')
    process.exit(1)
  }
  precompress(built)
  writeFileSync(stamp, fingerprint)
}

const compressible = new Set(['.css', '.ico', '.js', '.json', '.svg', '.txt', '.wasm', '.webmanifest'])
/** In bytes. Compression gains nothing for smaller files. */
const smallest = 1024

/** Writes a brotli and a gzip version next to each file that gets smaller. */
function precompress(directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    const plain = readFileSync(path)
    if (plain.length < smallest) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
    const forms = { br: brotliCompressSync(plain, { params }), gz: gzipSync(plain, { level: 9 }) }
    for (const [extension, content] of Object.entries(forms)) {
      if (content.length < plain.length) writeFileSync(`${path}.${extension}`, content)
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildPortal({ force: true })
