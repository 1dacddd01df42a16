import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf, root } from '../shared/root.ts'
import { fingerprintOf } from './buildOnce.ts'
import { precompress } from './precompress.ts'

const desk = join(root, 'apps/desk')
const built = join(desk, 'dist')
/** Vite empties the directory first, so an unfinished build has no stamp. */
const stamp = join(built, '.built-from')

const sources = [
  'package-lock.json',
  'tsconfig.json',
  ...['ui', 'contracts', 'features', 'password'].flatMap((name) => [
    `packages/${name}/package.json`,
    `packages/${name}/src`,
  ]),
  'apps/desk',
  'tools/shared/layersFirst.ts',
  'tools/service/buildDesk.ts',
]

/** Builds the desk of the vendor's staff, unless it was built from the same sources. */
export function buildDesk(): void {
  const fingerprint = fingerprintOf(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  console.info('Building the desk …')
  try {
    execFileSync(process.execPath, [commandOf('vite'), 'build', desk, '--logLevel', 'warn'], {
      cwd: desk,
      stdio: 'inherit',
      // A test runner sets 'test', which would build React for development.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    precompress(built, 9)
  } catch {
    console.error('The desk could not be built: see above.')
    process.exit(1)
  }
  writeFileSync(stamp, fingerprint)
}
