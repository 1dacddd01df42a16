import type { Failure } from './Failure'
import { randomKey } from './randomKey'

/** How long a key stands for an intent whose outcome nobody knows. The service keeps answers for a day. */
const longest = 3_600_000

/**
 * The idempotency keys of what people are after. One intent is one operation with one input: it keeps its key from
 * the first try until an answer says how it went, so that trying again after a lost answer never does it twice.
 */
export function createIntents(now: () => number = Date.now) {
  const open = new Map<string, { readonly key: string; readonly since: number }>()

  function keyOf(intent: string): string {
    const known = open.get(intent)
    if (known && now() - known.since < longest) return known.key
    const key = randomKey()
    open.set(intent, { key, since: now() })
    return key
  }

  /** @param failure how the try ended; undefined: well. */
  function settle(intent: string, failure?: Failure): void {
    if (failure && isOpenEnded(failure)) return
    open.delete(intent)
  }

  return { keyOf, settle }
}

/** It may have been done, or not. */
const isOpenEnded = ({ kind }: Failure) => kind === 'timeout' || kind === 'offline' || kind === 'unavailable'
