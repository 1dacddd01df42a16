import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../shared/root.ts'

interface Build {
  /** The folder with one build per state of the sources. */
  readonly builds: string
  /** Files and folders of the repository. */
  readonly sources: readonly string[]
  /** Names of files that don't affect the build. Default: tests and stories. */
  readonly leftOut?: RegExp
  /** Builds into a directory. Prints the reason and throws if that fails. */
  readonly build: (directory: string) => void
}

const kept = 10

/**
 * Builds the sources unless they were built already, and returns the directory. Each state of the sources has
 * its own directory, so a build never disturbs a process that uses an earlier one.
 */
export function buildOnce({ builds, sources, leftOut, build }: Build): string {
  const directory = join(builds, fingerprintOf(sources, leftOut).slice(0, 16))
  if (!existsSync(directory)) {
    buildWhole(directory, build)
    removeOldest(builds)
  }
  const now = new Date()
  utimesSync(directory, now, now)
  return directory
}

/** Builds under a temporary name: another process may build the same, or this one may be killed. */
function buildWhole(directory: string, build: Build['build']): void {
  const unfinished = `${directory}.${process.pid}`
  try {
    build(unfinished)
  } catch {
    rmSync(unfinished, { recursive: true, force: true })
    console.error('The build failed: see above.')
    process.exit(1)
  }
  rename(unfinished, directory)
}

function rename(unfinished: string, directory: string): void {
  try {
    renameSync(unfinished, directory)
  } catch (error) {
    if (!existsSync(directory)) throw error
    rmSync(unfinished, { recursive: true })
  }
}

function removeOldest(builds: string): void {
  const byAge = readdirSync(builds)
    .map((name) => join(builds, name))
    .map((path) => ({ path, usedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.usedAt - one.usedAt)
  for (const { path } of byAge.slice(kept)) rmSync(path, { recursive: true, force: true })
}

/** A hash of all files in these files and folders, except builds and ignored files. */
export function fingerprintOf(sources: readonly string[], leftOut = /\.(stories|test)\.tsx?$/): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesOf(join(root, source), leftOut)).sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesOf(path: string, leftOut: RegExp): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !['dist', 'e2e', 'node_modules'].includes(name) && !leftOut.test(name))
    .flatMap(({ name }) => filesOf(join(path, name), leftOut))
}
