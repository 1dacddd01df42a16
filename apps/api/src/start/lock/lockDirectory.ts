import { linkSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartFailure } from '../../platform/process/StartFailure'
import { startWorker } from '../../platform/process/startWorker'
import { endAtOnce } from '../endAtOnce'
import { makeDirectory } from '../makeDirectory'
import { type HeldFile, holdFile } from './heldFile'
import type { LockBeat } from './lockBeat'
import { beat, type LockHolder, numberOf, readHolder, stateOf, thisHolder, tokenOf } from './lockHolder'

export interface DirectoryLock {
  readonly holder: LockHolder
  /** Whether nobody has taken it over. */
  isHeld(): boolean
  release(): Promise<void>
}

/**
 * Holds a directory for the life of this process, which ends if the lock is lost. The lock of a dead process
 * is taken over at once, that of a process that can't be observed after a silence.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  for (;;) {
    const holder = thisHolder(nextNumber(directory))
    const draft = writeDraft(directory, holder)
    const held = holdFile(draft)
    try {
      const acquired = await acquire(directory, draft, holder)
      // Another process came or went meanwhile, so another look may have another result.
      if (acquired === 'changed') {
        held.close()
        continue
      }
      const lock = keep(join(directory, 'lock'), holder, held)
      // If it is alive after all, it notices the lost lock within this time.
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

/**
 * Larger than the number of any earlier holder that left a trace: in the lock, or in the database that it
 * opened.
 */
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
 * The successor of a dead holder is the process that first creates the file named after it; of a successor
 * that died on the way, the one that creates the file named after that. So each holder has at most one
 * successor, however long a process pauses between two steps.
 *
 * @returns `fromSilent`: nobody has seen the former holder dead. `changed`: the lock changed meanwhile.
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
  // Only now that the lock names another may these files go, because other candidates look again.
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
      // First, because it would take the missing file for a loss.
      await worker.terminate()
      if (held.isAt(file)) rmSync(file, { force: true })
      held.close()
    },
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
