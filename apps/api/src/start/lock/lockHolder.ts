import { readFileSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { processIdentity } from './processIdentity'
import { processSpace } from './processSpace'

/** The process that holds a lock; the content of the lock file. */
const lockHolder = v.object({
  pid: v.number(),
  identity: v.string(),
  host: v.string(),
  space: v.optional(v.string()),
  token: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  /** The fencing number: larger than that of all earlier holders. */
  number: v.optional(v.number(), 0),
})
export type LockHolder = v.InferOutput<typeof lockHolder>

/** Milliseconds between touches of the file. */
export const beat = 1000
/** After this silence, an unobservable holder counts as gone. */
const longestSilence = 15 * beat

export const thisHolder = (number: number): LockHolder => ({
  pid: process.pid,
  identity: processIdentity(process.pid) ?? '',
  host: hostname(),
  space: processSpace(),
  token: crypto.randomUUID(),
  number,
})

/** `none`: the file doesn't exist. `unreadable`: it is incomplete. */
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
 * Whether the holder of this file lives. A process on another host, in another container or from another boot
 * can't be observed, so it counts as alive while it touches the file. `silent`: it doesn't, so it is gone or
 * paused.
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

/** Observes the file for a while, because the clocks of two hosts may differ. */
async function isTouched(file: string): Promise<boolean> {
  const before = touchedAt(file)
  for (let looked = 0; looked < longestSilence; looked += beat / 4) {
    await sleep(beat / 4)
    if (touchedAt(file) !== before) return touchedAt(file) !== undefined
  }
  return false
}

const touchedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs
