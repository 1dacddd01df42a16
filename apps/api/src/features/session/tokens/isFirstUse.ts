import type { BrowserProofGiven } from '../../../platform/http/BrowserProofGiven'
import type { ServiceKeys } from '../../../platform/keys/serviceKeys'

/** Proofs of a few thousand people during a token's life. */
const most = 200_000

interface ProofUse {
  readonly proof: BrowserProofGiven
  readonly digest: string
  /** When the token ends, and with it the proof. */
  readonly until: Date
  readonly now: Date
}

/**
 * Remembers a proof until its token ends. A request with a large body is checked twice, with the same object. The memory
 * is of this process: a proof that was recorded on the way can be repeated on another process, but only for the same
 * method and path, with the same token.
 */
export function isFirstUse(keys: ServiceKeys, { proof, digest, until, now }: ProofUse): boolean {
  if (accepted.has(proof)) return true
  const used = usedProofs.get(keys) ?? new Map<string, number>()
  usedProofs.set(keys, used)
  if (used.has(digest)) return false
  used.set(digest, until.getTime())
  accepted.add(proof)
  // The oldest come first. They end first as well, give or take a token's life.
  for (const [old, end] of used) {
    if (end > now.getTime() && used.size <= most) break
    used.delete(old)
  }
  return true
}

const usedProofs = new WeakMap<ServiceKeys, Map<string, number>>()
const accepted = new WeakSet<BrowserProofGiven>()
