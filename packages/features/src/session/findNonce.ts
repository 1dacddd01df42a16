import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

interface Work {
  readonly salt: string
  /** Zero bits that SHA-256(salt + nonce) has to start with. */
  readonly difficulty: number
}

const sliceMilliseconds = 12

/**
 * Finds the nonce in slices shorter than a frame, so that the page stays responsive without a worker, which a
 * host page's policy might forbid.
 *
 * @param onProgress receives the share of the hashes needed on average that are done, up to 1
 * @throws the signal's reason when aborted
 */
export async function findNonce(
  { salt, difficulty }: Work,
  signal?: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<string> {
  const salted = sha256.create().update(utf8ToBytes(salt))
  const average = 2 ** difficulty
  for (let tried = 0; ; ) {
    signal?.throwIfAborted()
    const end = performance.now() + sliceMilliseconds
    while (performance.now() < end) {
      for (let step = 0; step < 64; step++) {
        const nonce = (tried++).toString(36)
        if (startsWithZeros(salted.clone().update(utf8ToBytes(nonce)).digest(), difficulty)) return nonce
      }
    }
    onProgress?.(Math.min(tried / average, 1))
    await nextTurn()
  }
}

/** Sooner than a timer, which browsers slow down when they follow each other. */
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
