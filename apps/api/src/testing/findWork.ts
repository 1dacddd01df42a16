import { createHash } from 'node:crypto'

/**
 * Finds a nonce for which SHA-256(salt + nonce) starts with the required zero bits, faster than a browser.
 */
export function findWork(salt: string, difficulty: number): string {
  for (let tried = 0; ; tried++) {
    const digest = createHash('sha256').update(`${salt}${tried}`).digest()
    if (digest.readUInt32BE() >>> (32 - difficulty) === 0) return String(tried)
  }
}
