import { randomKey } from '../../shared/wire/randomKey'
import type { TokenStorage } from '../tokens/TokenStorage'

const key = 'codeChallenge'

/**
 * Identifies this browser when it requests a code by SMS or mail and when it uses the code. A page that was
 * reloaded in between, as happens on phones while the message is read, can still use its code.
 */
export function codeChallengeIn(storage: TokenStorage): string {
  const kept = storage.read(key)
  if (kept) return kept
  const made = randomKey()
  storage.write(key, made)
  return storage.read(key) ?? made
}
