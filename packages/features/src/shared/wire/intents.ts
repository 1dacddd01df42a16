import type { Failure } from './Failure'
import { randomKey } from './randomKey'

/** Lifetime of the key of an intent with an unknown outcome. The service keeps answers for a day. */
const longest = 3_600_000

/**
 * Idempotency keys of people's intents. An intent is one operation with one input: it keeps its key from the first try
 * until its outcome is known, so that retrying after a lost answer never does it twice.
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

  /** @param failure how the try ended; undefined: successfully. */
  function settle(intent: string, failure?: Failure): void {
    if (failure && isOpenEnded(failure)) return
    open.delete(intent)
  }

  return { keyOf, settle }
}

/** It may have been done, or not. */
const isOpenEnded = ({ kind }: Failure) => kind === 'timeout' || kind === 'offline' || kind === 'unavailable'
