import type { sessionOperations } from '@atrium/contracts/session/policy'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Call } from '../../ports/Call'
import { issueChallenge } from './challenges'
import { difficultyFor } from './workLoad'

/** Long enough for the most work on a slow phone. */
const seconds = 900

/** The id is its own salt. */
export async function getWorkChallenge(call: Call<typeof sessionOperations.getWorkChallenge>) {
  const { ports, db, address, now } = call
  const difficulty = await difficultyFor(db, ports.keys, address, now)
  const { id, expiresAt } = issueChallenge(ports.keys, 'work', String(difficulty), now, seconds)
  return { challengeId: id, salt: id, difficulty, expiresAt: expiresAt.toISOString() }
}

/** Whether SHA-256(salt + nonce) starts with as many zero bits. */
export function isWorkDone(salt: string, nonce: string, difficulty: number): boolean {
  const digest = sha256(utf8ToBytes(salt + nonce))
  for (let bit = 0; bit < difficulty; bit++) {
    if (((digest[bit >> 3] ?? 255) >> (7 - (bit & 7))) & 1) return false
  }
  return true
}
