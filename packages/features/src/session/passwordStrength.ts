import { passwordWeakness } from './contract'

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong'

/** How hard a password is to guess, roughly: its length counts most, then how many kinds of characters it has. */
export function passwordStrength(password: string, account: string): PasswordStrength {
  if (passwordWeakness(password, account)) return 'weak'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length
  const distinct = new Set(password).size
  const score = distinct + 2 * kinds
  if (distinct < 5) return 'weak'
  if (score < 14) return 'fair'
  return score < 20 ? 'good' : 'strong'
}
