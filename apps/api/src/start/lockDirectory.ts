import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { makeDirectory } from './makeDirectory'
import { processIdentity } from './processIdentity'
import { StartFailure } from './StartFailure'

const holder = v.object({ pid: v.number(), identity: v.string(), host: v.string(), token: v.string() })
type Holder = v.InferOutput<typeof holder>

export interface DirectoryLock {
  release(): void
}

const beat = 2000
const patience = 15_000

/**
 * Holds a directory for this process' life. What a killed process left behind is taken over at once. A
 * holder on another host (a shared disk) can't be looked at, so it counts as alive while it touches the file.
 *
 * @param onLost called if the file is no longer ours: another process may be writing, so ours must end.
 */
export async function lockDirectory(directory: string, onLost: () => void): Promise<DirectoryLock> {
  const file = join(directory, 'lock')
  const own: Holder = {
    pid: process.pid,
    identity: processIdentity(process.pid) ?? '',
    host: hostname(),
    token: crypto.randomUUID(),
  }
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
    await acquire(directory, file, draft, own)
  } finally {
    rmSync(draft, { force: true })
  }
  return keep(file, own, onLost)
}

async function acquire(directory: string, file: string, draft: string, own: Holder): Promise<void> {
  if (link(draft, file)) return
  const present = readHolder(file)
  if (present && (await isAlive(file, present))) {
    const host = present.host === own.host ? '' : ` on ${present.host}`
    throw new StartFailure(
      `The data directory ${directory} is in use by process ${present.pid}${host}: stop that one, or set ATRIUM_DATA_DIR to another.`,
    )
  }
  renameSync(draft, file)
  // Of several that take over at once the last one's name stays; each looks again after a moment.
  await sleep(100)
  const winner = readHolder(file)
  if (winner?.token === own.token) return
  throw new StartFailure(
    `The data directory ${directory} has just been taken by process ${winner?.pid ?? '?'}: stop that one, or set ATRIUM_DATA_DIR to another.`,
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

function readHolder(file: string): Holder | undefined {
  try {
    return v.parse(holder, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

async function isAlive(file: string, present: Holder): Promise<boolean> {
  if (present.host === hostname()) {
    return present.pid !== process.pid && processIdentity(present.pid) === present.identity
  }
  const before = touchedAt(file)
  if (Date.now() - before > patience) return false
  await sleep(2 * beat + 500)
  return touchedAt(file) > before
}

const touchedAt = (file: string): number => statSync(file).mtimeMs

function keep(file: string, own: Holder, onLost: () => void): DirectoryLock {
  const isOurs = () => readHolder(file)?.token === own.token
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
