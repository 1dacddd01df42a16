import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { commandOf, root } from '../shared/root.ts'
import { buildDesk } from './buildDesk.ts'
import { buildEmbed } from './buildEmbed.ts'
import { fingerprintOf } from './buildOnce.ts'
import { precompress } from './precompress.ts'

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
  'packages/embed/package.json',
  'packages/embed/src',
  'packages/features/package.json',
  'packages/features/src',
  'packages/password/package.json',
  'packages/password/src',
  'apps/portal',
  'tools/service/buildEmbed.ts',
  'tools/service/buildPortal.ts',
  'tools/shared/layersFirst.ts',
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
    precompress(built)
    buildEmbed(fingerprint, built)
  } catch {
    console.error('The portal could not be built: see above.')
    process.exit(1)
  }
  writeFileSync(stamp, fingerprint)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  buildPortal({ force: true })
  buildDesk()
}
