import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf } from './fingerprintOf.mjs'

const kept = 10

/**
 * Builds into a folder of its own for each state of the sources, unless that is there, and returns the folder. So a
 * build takes nothing away from whoever uses another.
 */
export function buildOnce({ builds, sources, leftOut, build }) {
  const directory = join(builds, fingerprintOf(sources, leftOut).slice(0, 16))
  if (!existsSync(directory)) {
    buildWhole(directory, build)
    removeOldest(builds)
  }
  const now = new Date()
  utimesSync(directory, now, now)
  return directory
}

/** Under another name until it is complete: others may be building the same, or be cut short. */
function buildWhole(directory, build) {
  const unfinished = `${directory}.${process.pid}`
  try {
    build(unfinished)
  } catch {
    rmSync(unfinished, { recursive: true, force: true })
    console.error('It could not be built: see above.')
    process.exit(1)
  }
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

function removeOldest(builds) {
  const byAge = readdirSync(builds)
    .map((name) => join(builds, name))
    .map((path) => ({ path, usedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.usedAt - one.usedAt)
  for (const { path } of byAge.slice(kept)) rmSync(path, { recursive: true, force: true })
}
