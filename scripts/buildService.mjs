import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf } from './fingerprintOf.mjs'
import { commandOf, root } from './root.mjs'

const service = join(root, 'apps', 'api')
/** A folder for each state of the sources, so that a build takes nothing away from a service that runs. */
const builds = join(service, 'dist')
const kept = 10

const sources = [
  'package-lock.json',
  'packages/features/package.json',
  'packages/features/src',
  'apps/api/package.json',
  'apps/api/vite.config.ts',
  'apps/api/src',
]

/** Builds the service, unless it was built from the same sources. Returns the directory of its JavaScript. */
export function buildService() {
  const directory = join(builds, fingerprintOf(sources).slice(0, 16))
  if (!existsSync(directory)) build(directory)
  const now = new Date()
  utimesSync(directory, now, now)
  return directory
}

/** Under another name until it is complete: others may be building the same, or be cut short. */
function build(directory) {
  // Standard output is for what commands say.
  console.error('Building the service …')
  const unfinished = `${directory}.${process.pid}`
  try {
    execFileSync(
      process.execPath,
      [commandOf('vite'), 'build', service, '--outDir', unfinished, '--logLevel', 'warn'],
      { cwd: service, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
    )
  } catch {
    rmSync(unfinished, { recursive: true, force: true })
    console.error('The service could not be built: see above.')
    process.exit(1)
  }
  removeOldest()
  rename(unfinished, directory)
}

function rename(unfinished, directory) {
  try {
    renameSync(unfinished, directory)
  } catch (error) {
    if (!existsSync(directory)) throw error
    rmSync(unfinished, { recursive: true })
  }
}

function removeOldest() {
  const byAge = readdirSync(builds)
    .map((name) => join(builds, name))
    .map((path) => ({ path, usedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.usedAt - one.usedAt)
  for (const { path } of byAge.slice(kept)) rmSync(path, { recursive: true, force: true })
}
