import { randomKey } from '../../shared/wire/randomKey'
import type { TokenStorage } from '../tokens/TokenStorage'

const key = 'codeChallenge'

/**
 * By what this browser is known when it asks for a code by SMS or mail, and comes with it: a page that was reloaded
 * meanwhile, as phones do while one reads the message, still takes its code.
 */
export function codeChallengeIn(storage: TokenStorage): string {
  const kept = storage.read(key)
  if (kept) return kept
  const made = randomKey()
  storage.write(key, made)
  return storage.read(key) ?? made
}
