import { leastTries } from './contract'

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong'

/** How hard a password is to guess, in words. `weak` are those that are refused, and no others. */
export function strengthOf(tries: number): PasswordStrength {
  if (tries < leastTries) return 'weak'
  if (tries < 9.5) return 'fair'
  return tries < 12 ? 'good' : 'strong'
}
