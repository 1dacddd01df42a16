import { linkSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beat, isAlive, type LockHolder, readHolder, thisHolder, tokenOf } from './lockHolder'
import { makeDirectory } from './makeDirectory'
import { StartFailure } from './StartFailure'

export interface DirectoryLock {
  release(): void
}

/**
 * Holds a directory for this process' life. What a killed process left behind is taken over at once.
 *
 * @param onLost called if the file is no longer ours: another process may be writing, so ours must end.
 */
export async function lockDirectory(directory: string, onLost: () => void): Promise<DirectoryLock> {
  const own = thisHolder()
  const draft = join(directory, `lock.${own.token}`)
  try {
    makeDirectory(directory)
    writeFileSync(draft, JSON.stringify(own), { mode: 0o600 })
  } catch (error) {
    throw new StartFailure(
      `The data directory ${directory} can't be written to (${codeOf(error)}): make it writable, or set ATRIUM_DATA_DIR to another.`,
      error,
    )
  }
  try {
    while (!(await acquire(directory, draft, own))) {
      // Somebody else came or went meanwhile, so that another look may say something else.
    }
  } finally {
    rmSync(draft, { force: true })
  }
  return keep(join(directory, 'lock'), own, onLost)
}

/**
 * The successor of a dead holder is whoever first makes the file named after it; of a successor that died on
 * the way again whoever makes the one named after that. So each holder has one successor at most, however
 * long a process is held up between two steps. False: what was found has changed.
 */
async function acquire(directory: string, draft: string, own: LockHolder): Promise<boolean> {
  const dead: { file: string; token: string }[] = []
  let file = join(directory, 'lock')
  while (!link(draft, file)) {
    const present = readHolder(file)
    if (present === 'none') return false
    if (present !== 'unreadable' && (await isAlive(file, present))) throw inUse(directory, present, own)
    dead.push({ file, token: tokenOf(present) })
    const name = present === 'unreadable' ? `${present}-${dead.length}` : present.token
    file = join(directory, `lock.after-${name}`)
  }
  const [lock, ...successors] = dead
  if (lock === undefined) return true
  const isAsFound = dead.every((found) => tokenOf(readHolder(found.file)) === found.token)
  if (isAsFound) renameSync(draft, lock.file)
  // Only now that the lock names another may anybody become the dead one's successor: they look again.
  for (const successor of isAsFound ? successors : []) rmSync(successor.file, { force: true })
  rmSync(file, { force: true })
  return isAsFound
}

function inUse(directory: string, present: LockHolder, own: LockHolder): StartFailure {
  const place = present.host === own.host ? '' : ` on ${present.host}`
  return new StartFailure(
    `The data directory ${directory} is in use by process ${present.pid}${place}: stop that one, or set ATRIUM_DATA_DIR to another.`,
  )
}

function link(draft: string, file: string): boolean {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

function keep(file: string, own: LockHolder, onLost: () => void): DirectoryLock {
  const isOurs = () => tokenOf(readHolder(file)) === own.token
  const timer = setInterval(() => {
    if (!isOurs()) return onLost()
    const now = new Date()
    utimesSync(file, now, now)
  }, beat)
  timer.unref()
  return {
    release() {
      clearInterval(timer)
      if (isOurs()) rmSync(file, { force: true })
    },
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
