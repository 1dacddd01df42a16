import { readFileSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { processIdentity } from './processIdentity'
import { processSpace } from './processSpace'

/** Which process holds a lock; the content of the lock's file. */
const lockHolder = v.object({
  pid: v.number(),
  identity: v.string(),
  host: v.string(),
  space: v.optional(v.string()),
  token: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
})
export type LockHolder = v.InferOutput<typeof lockHolder>

/** How often a holder touches its file. */
export const beat = 2000
const patience = 15_000

export const thisHolder = (): LockHolder => ({
  pid: process.pid,
  identity: processIdentity(process.pid) ?? '',
  host: hostname(),
  space: processSpace(),
  token: crypto.randomUUID(),
})

/** `none`: there is no such file. `unreadable`: it was never written to its end. */
type Found = LockHolder | 'none' | 'unreadable'

export function readHolder(file: string): Found {
  try {
    return v.parse(lockHolder, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'none' : 'unreadable'
  }
}

export const tokenOf = (found: Found): string => (typeof found === 'string' ? found : found.token)

/**
 * Whether the holder of this file lives. One among other processes than ours (another host, container or
 * boot) can't be looked at, so it counts as alive while it touches the file.
 */
export async function isAlive(file: string, holder: LockHolder): Promise<boolean> {
  const space = processSpace()
  if (holder.host === hostname() && space !== undefined && holder.space === space) {
    const identity = processIdentity(holder.pid)
    if (identity === undefined) return false
    if (identity !== '' && holder.identity !== '') return identity === holder.identity
  }
  return isTouched(file)
}

async function isTouched(file: string): Promise<boolean> {
  const before = touchedAt(file)
  if (before === undefined || Date.now() - before > patience) return false
  await sleep(2 * beat + 500)
  const after = touchedAt(file)
  return after !== undefined && after > before
}

const touchedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs
