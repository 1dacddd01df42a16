import type { sessionOperations } from '@atrium/contracts/session/policy'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { issueChallenge } from '../../../platform/challenges/challenges'
import type { Connection } from '../../../platform/database/Connection'
import { networkOf, wideNetworkOf } from '../../../platform/http/caller/networkOf'
import { mac } from '../../../platform/keys/mac'
import type { ServiceKeys } from '../../../platform/keys/serviceKeys'
import { countWithin, readWithin } from '../../../platform/quotas'
import type { Call } from '../../../ports/Call'

/** Long enough for the hardest work on a slow phone. */
const seconds = 900

/** The challenge id doubles as the salt. */
export async function getWorkChallenge(call: Call<typeof sessionOperations.getWorkChallenge>) {
  const { ports, db, address, now } = call
  const difficulty = await difficultyFor(db, ports.keys, address, now)
  const { id, expiresAt } = issueChallenge(ports.keys, 'work', String(difficulty), now, seconds)
  return { challengeId: id, salt: id, difficulty, expiresAt: expiresAt.toISOString() }
}

/** Whether SHA-256(salt + nonce) starts with at least `difficulty` zero bits. */
export function isWorkDone(salt: string, nonce: string, difficulty: number): boolean {
  const digest = sha256(utf8ToBytes(salt + nonce))
  for (let bit = 0; bit < difficulty; bit++) {
    if (((digest[bit >> 3] ?? 255) >> (7 - (bit & 7))) & 1) return false
  }
  return true
}

const tenMinutes = 600_000

/** Zero bits in quiet times: 65,536 hashes on average, half a second in a browser. */
const least = 16
/** Zero bits at most: 4,000,000 hashes, half a minute in a browser, some minutes on an old phone. */
const most = 22

/**
 * Pieces of work per ten minutes at the base difficulty. Each doubling beyond that costs one more bit, which is twice
 * the work. An office shares one address; a provider's network and the world have many people.
 */
const free = { address: 8, network: 64, world: 512 } as const

/**
 * Zero bits that the next piece of work needs. Completed work counts, not requested work: nobody can raise the
 * difficulty for others without working for it.
 */
export async function difficultyFor(
  db: Connection,
  keys: ServiceKeys,
  address: string,
  now: Date,
): Promise<number> {
  const loads = loadsOf(keys, address)
  const counts = await readWithin(
    db,
    loads.map(({ key }) => key),
    tenMinutes,
    now,
  )
  const extra = loads.map(({ key, free }) =>
    Math.max(0, Math.floor(Math.log2((counts.get(key) ?? 0) / free) + 1)),
  )
  return Math.min(most, least + extra.reduce((sum, bits) => sum + bits, 0))
}

/** Records one completed piece of work. */
export async function countWork(
  db: Connection,
  keys: ServiceKeys,
  address: string,
  now: Date,
): Promise<void> {
  for (const { key } of loadsOf(keys, address)) await countWithin(db, key, tenMinutes, now)
}

function loadsOf(keys: ServiceKeys, address: string) {
  const keyed = (kind: keyof typeof free, value: string) => ({
    key: mac(keys.derivation, ['work', kind, value]),
    free: free[kind],
  })
  return [keyed('address', networkOf(address)), keyed('network', wideNetworkOf(address)), keyed('world', '')]
}
