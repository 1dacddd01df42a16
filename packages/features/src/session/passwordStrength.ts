import { passwordWeakness } from './password/contract'

type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong'

/** How hard a password is to guess, roughly: its length counts most, then how many kinds of characters it has. */
export function passwordStrength(password: string, account: string): PasswordStrength {
  if (passwordWeakness(password, account)) return 'weak'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length
  const distinct = new Set(password).size
  const score = Math.min(surprises(password), 2 * distinct) + 2 * kinds
  if (distinct < 5 || score < 14) return 'weak'
  if (score < 17) return 'fair'
  return score < 20 ? 'good' : 'strong'
}

/** Characters that don't simply follow from the one before, as in `aaa`, `abc` and `321`. */
const surprises = (password: string): number =>
  [...password].filter((_, at, all) => Math.abs(codeAt(all, at) - codeAt(all, at - 1)) > 1).length

const codeAt = (characters: readonly string[], at: number) => characters[at]?.codePointAt(0) ?? -2
