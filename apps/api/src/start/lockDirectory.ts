import { linkSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartFailure } from '../platform/process/StartFailure'
import { startWorker } from '../platform/process/startWorker'
import { endAtOnce } from './endAtOnce'
import { type HeldFile, holdFile } from './heldFile'
import type { LockBeat } from './lockBeat'
import { beat, type LockHolder, numberOf, readHolder, stateOf, thisHolder, tokenOf } from './lockHolder'
import { makeDirectory } from './makeDirectory'

export interface DirectoryLock {
  readonly holder: LockHolder
  /** Whether nobody has taken it over. */
  isHeld(): boolean
  release(): Promise<void>
}

/**
 * Holds a directory for this process' life, which ends should the lock be lost. What a killed process left behind is
 * taken over at once, what one among other processes than ours left after a while of silence.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  for (;;) {
    const holder = thisHolder(nextNumber(directory))
    const draft = writeDraft(directory, holder)
    const held = holdFile(draft)
    try {
      const acquired = await acquire(directory, draft, holder)
      // Somebody else came or went meanwhile, so that another look may say something else.
      if (acquired === 'changed') {
        held.close()
        continue
      }
      const lock = keep(join(directory, 'lock'), holder, held)
      // If it lives after all, it learns by now that it lost the lock.
      if (acquired === 'fromSilent') await sleep(2 * beat)
      return lock
    } catch (error) {
      held.close()
      throw error
    } finally {
      rmSync(draft, { force: true })
    }
  }
}

/** More than any holder had that left a trace: the lock, and the database that it opened. */
function nextNumber(directory: string): number {
  const locks = readIfThere(directory).filter((name) => name.startsWith('lock'))
  const traces = [...locks, join('database', 'holder')].map((name) => readHolder(join(directory, name)))
  return 1 + Math.max(...traces.map(numberOf))
}

function readIfThere(directory: string): string[] {
  try {
    return readdirSync(directory)
  } catch {
    return []
  }
}

function writeDraft(directory: string, holder: LockHolder): string {
  const draft = join(directory, `lock.${holder.token}`)
  try {
    makeDirectory(directory)
    writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 })
    return draft
  } catch (error) {
    throw new StartFailure(
      `The data directory ${directory} can't be written to (${codeOf(error)}): make it writable, or set ATRIUM_DATA_DIR to another.`,
      error,
    )
  }
}

/**
 * The successor of a dead holder is whoever first makes the file named after it; of a successor that died on
 * the way again whoever makes the one named after that. So each holder has one successor at most, however
 * long a process is held up between two steps.
 *
 * @returns `fromSilent`: nobody has seen the former holder dead. `changed`: what was found is no longer so.
 */
async function acquire(
  directory: string,
  draft: string,
  own: LockHolder,
): Promise<'freely' | 'fromSilent' | 'changed'> {
  const dead: { file: string; token: string; state: string }[] = []
  let file = join(directory, 'lock')
  while (!link(draft, file)) {
    const present = readHolder(file)
    if (present === 'none') return 'changed'
    const state = present === 'unreadable' ? 'gone' : await stateOf(file, present)
    if (present !== 'unreadable' && state === 'alive') throw inUse(directory, present, own)
    dead.push({ file, token: tokenOf(present), state })
    const name = present === 'unreadable' ? `${present}-${dead.length}` : present.token
    file = join(directory, `lock.after-${name}`)
  }
  const [lock, ...successors] = dead
  if (lock === undefined) return 'freely'
  const isAsFound = dead.every((found) => tokenOf(readHolder(found.file)) === found.token)
  if (isAsFound) renameSync(draft, lock.file)
  // Only now that the lock names another may anybody become the dead one's successor: they look again.
  for (const successor of isAsFound ? successors : []) rmSync(successor.file, { force: true })
  rmSync(file, { force: true })
  if (!isAsFound) return 'changed'
  return dead.some(({ state }) => state === 'silent') ? 'fromSilent' : 'freely'
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

function keep(file: string, holder: LockHolder, held: HeldFile): DirectoryLock {
  const workerData: LockBeat = { file, token: holder.token, beat }
  const worker = startWorker(new URL('./lockBeat.ts', import.meta.url), { workerData })
  worker.on('error', endAtOnce)
  worker.unref()
  return {
    holder,
    isHeld: () => held.isAt(file),
    async release() {
      // First, as it would take the missing file for a loss.
      await worker.terminate()
      if (held.isAt(file)) rmSync(file, { force: true })
      held.close()
    },
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
