import type { TokenStorage } from './TokenStorage'

const key = 'signedInElsewhereAt'
const fiveMinutes = 300_000

/**
 * Whether to announce that the account was signed in elsewhere: for a redirect, at most once in five minutes
 * across all tabs.
 */
export function mayAnnounce(storage: TokenStorage, cause: 'refused' | 'redirected', now: number): boolean {
  const last = Number(storage.read(key) ?? Number.NaN)
  if (cause === 'redirected' && Math.abs(now - last) < fiveMinutes) return false
  storage.write(key, String(now))
  return true
}
