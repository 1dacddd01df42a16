import type { sessionContract } from '@atrium/features/session/contract'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Call } from '../service/Call'
import { issueChallenge } from './challenges'

const seconds = 300

/** Zero bits to find: 65,536 hashes on average, half a second in a browser and a few on an old phone. */
export const workDifficulty = 16

/** The alternative to the picture for those who can't see it. The id is its own salt. */
export async function getWorkChallenge({ ports, now }: Call<typeof sessionContract.getWorkChallenge>) {
  const { id, expiresAt } = issueChallenge(ports.keys, 'work', String(workDifficulty), now, seconds)
  return { challengeId: id, salt: id, difficulty: workDifficulty, expiresAt: expiresAt.toISOString() }
}

/** Whether SHA-256(salt + nonce) starts with as many zero bits. */
export function isWorkDone(salt: string, nonce: string): boolean {
  const digest = sha256(utf8ToBytes(salt + nonce))
  for (let bit = 0; bit < workDifficulty; bit++) {
    if (((digest[bit >> 3] ?? 255) >> (7 - (bit & 7))) & 1) return false
  }
  return true
}
