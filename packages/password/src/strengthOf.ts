/** A password must withstand at least so many tries, as a power of ten. */
export const leastTries = 8

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong'

/** How hard a password is to guess, in words. `weak` are those that are refused, and no others. */
export function strengthOf(tries: number): PasswordStrength {
  if (tries < leastTries) return 'weak'
  if (tries < 9.5) return 'fair'
  return tries < 12 ? 'good' : 'strong'
}
