import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildOnce } from '../service/buildOnce.ts'
import { commandOf, root } from '../shared/root.ts'

const sources = [
  'package-lock.json',
  'tsconfig.json',
  '.storybook',
  'docs',
  'packages/ui/package.json',
  'packages/ui/src',
  'packages/contracts/package.json',
  'packages/contracts/src',
  'packages/features/package.json',
  'packages/features/src',
  'packages/password/package.json',
  'packages/password/src',
  'apps/portal/package.json',
  'apps/portal/src',
]

/** Builds the static Storybook, unless it was built from the same sources. Returns its directory. */
export function buildStorybook(): string {
  return buildOnce({
    builds: join(root, 'node_modules/.cache/atrium/storybook'),
    sources,
    leftOut: /\.test\.tsx?$/,
    build,
  })
}

function build(directory: string): void {
  console.info('Building the Storybook …')
  execFileSync(
    process.execPath,
    [commandOf('storybook'), 'build', '--quiet', '--disable-telemetry', '--output-dir', directory],
    // A test runner sets 'test', which would build React for development.
    { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildStorybook()
