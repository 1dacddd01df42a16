import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './ensureInstalled.mjs'
import { fingerprintOf } from './fingerprintOf.mjs'
import { precompress } from './precompress.mjs'
import { commandOf, root } from './root.mjs'

const portal = join(root, 'apps', 'portal')
const built = join(portal, 'dist')
/** Vite empties the directory, so a build that was cut short has no stamp. */
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
  'scripts/precompress.mjs',
]

/** Builds the portal, unless what is built came from the same sources. */
export function buildPortal({ force = false } = {}) {
  const fingerprint = fingerprintOf(sources)
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  console.info('Building the portal …')
  try {
    execFileSync(process.execPath, [commandOf('vite'), 'build', portal, '--logLevel', 'warn'], {
      cwd: portal,
      stdio: 'inherit',
      // Whoever asks: a test runner says 'test', which would build React for development.
      env: { ...process.env, NODE_ENV: 'production' },
    })
  } catch {
    console.error('The portal could not be built: see above.')
    process.exit(1)
  }
  precompress(built)
  writeFileSync(stamp, fingerprint)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled()
  buildPortal({ force: true })
}
