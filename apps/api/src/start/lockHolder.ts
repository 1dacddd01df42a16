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
  /** The fencing number: each holder of a directory has a greater one than all before. */
  number: v.optional(v.number(), 0),
})
export type LockHolder = v.InferOutput<typeof lockHolder>

/** How often a holder touches its file. */
export const beat = 1000
/** Of a holder that can't be looked at, so much silence says that it is gone. */
const longestSilence = 15 * beat

export const thisHolder = (number: number): LockHolder => ({
  pid: process.pid,
  identity: processIdentity(process.pid) ?? '',
  host: hostname(),
  space: processSpace(),
  token: crypto.randomUUID(),
  number,
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

export const numberOf = (found: Found): number => (typeof found === 'string' ? 0 : found.number)

/**
 * Whether the holder of this file lives. One among other processes than ours (another host, container or
 * boot) can't be looked at, so it counts as alive while it touches the file. `silent`: it doesn't, so it is gone
 * or stands still.
 */
export async function stateOf(file: string, holder: LockHolder): Promise<'alive' | 'gone' | 'silent'> {
  const space = processSpace()
  if (holder.host === hostname() && space !== undefined && holder.space === space) {
    const identity = processIdentity(holder.pid)
    if (identity === undefined) return 'gone'
    if (identity !== '' && holder.identity !== '') return identity === holder.identity ? 'alive' : 'gone'
  }
  return (await isTouched(file)) ? 'alive' : 'silent'
}

/** By what happens while we look: clocks of two hosts need not agree. */
async function isTouched(file: string): Promise<boolean> {
  const before = touchedAt(file)
  for (let looked = 0; looked < longestSilence; looked += beat / 4) {
    await sleep(beat / 4)
    if (touchedAt(file) !== before) return touchedAt(file) !== undefined
  }
  return false
}

const touchedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs
