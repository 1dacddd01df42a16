import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

interface Work {
  readonly salt: string
  /** Number of zero bits that SHA-256(salt + nonce) must start with. */
  readonly difficulty: number
}

export interface Progress {
  /** The probability that the nonce would have been found by now: up to 1, but never quite. */
  readonly likely: number
  /**
   * Average number of seconds that the rest takes, independent of the work so far; undefined until the pace is
   * known.
   */
  readonly secondsLeft: number | undefined
}

const sliceMilliseconds = 12

/**
 * Finds the nonce in slices shorter than a frame, so that the page stays responsive without a worker, which a
 * host page's policy might forbid.
 *
 * @throws the signal's reason when aborted
 */
export async function findNonce(
  { salt, difficulty }: Work,
  signal?: AbortSignal,
  onProgress?: (progress: Progress) => void,
): Promise<string> {
  const salted = sha256.create().update(utf8ToBytes(salt))
  const average = 2 ** difficulty
  const begin = performance.now()
  for (let tried = 0; ; ) {
    signal?.throwIfAborted()
    const end = performance.now() + sliceMilliseconds
    while (performance.now() < end) {
      for (let step = 0; step < 64; step++) {
        const nonce = (tried++).toString(36)
        if (startsWithZeros(salted.clone().update(utf8ToBytes(nonce)).digest(), difficulty)) return nonce
      }
    }
    const seconds = (performance.now() - begin) / 1000
    onProgress?.({
      likely: 1 - Math.exp(-tried / average),
      secondsLeft: seconds < 1 ? undefined : Math.ceil((average / tried) * seconds),
    })
    await nextTurn()
  }
}

/** Faster than a timer, which browsers throttle in a sequence. */
const nextTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

function startsWithZeros(digest: Uint8Array, bits: number): boolean {
  for (let bit = 0; bit < bits; bit++) {
    if (((digest[bit >> 3] ?? 255) >> (7 - (bit & 7))) & 1) return false
  }
  return true
}
