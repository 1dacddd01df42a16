import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { commandOf, root } from '../shared/root.ts'
import { buildOnce } from './buildOnce.ts'

const service = join(root, 'apps/api')

const sources = [
  'package-lock.json',
  'packages/contracts/package.json',
  'packages/contracts/src',
  'packages/password/package.json',
  'packages/password/src',
  'apps/api/package.json',
  'apps/api/vite.config.ts',
  'apps/api/src',
]

/** Builds the service, unless it was built from the same sources. Returns the directory of its JavaScript. */
export function buildService(): string {
  return buildOnce({ builds: join(service, 'dist'), sources, build })
}

function build(directory: string): void {
  // Commands write their results to standard output.
  console.error('Building the service …')
  execFileSync(
    process.execPath,
    [commandOf('vite'), 'build', service, '--outDir', directory, '--logLevel', 'warn'],
    { cwd: service, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  )
}
