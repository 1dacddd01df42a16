/** Minimum number of guesses, as a power of ten. */
export const leastTries = 8

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong'

/** The strength as a word. `weak` passwords are exactly the refused ones. */
export function strengthOf(tries: number): PasswordStrength {
  if (tries < leastTries) return 'weak'
  if (tries < 9.5) return 'fair'
  return tries < 12 ? 'good' : 'strong'
}
