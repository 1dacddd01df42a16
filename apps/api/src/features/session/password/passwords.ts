import { passwordWeakness } from '@atrium/contracts/session/password/contract'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../../../platform/refusal/Refusal'
import { guessedBy } from '../guess/guessing'

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Hashes a password for storage. */
export const hashPassword = (password: string): Promise<string> => hash(normalise(password), cost)

/**
 * Whether the password matches the stored hash. Without a stored hash it takes equally long and returns false, so that
 * an account that doesn't exist answers like one that does.
 */
export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  const nobodys = await nobody()
  const matches = await verify(stored || nobodys, normalise(password))
  return Boolean(stored) && matches
}

let nobodysHash: Promise<string> | undefined
const nobody = () => {
  nobodysHash ??= hashPassword('nobody has this password')
  return nobodysHash
}

/** Passwords that look the same are the same, whichever keyboard typed them. */
const normalise = (password: string) => password.normalize('NFKC')

/**
 * @param words facts about the person, which the password must not be made of
 * @throws Refusal `weakPassword`, `commonPassword` or `personalPassword`
 */
export async function requireGoodPassword(
  password: string,
  account: string,
  words: readonly string[],
): Promise<void> {
  const weakness = passwordWeakness(password, account)
  if (weakness) throw new Refusal(sessionRefusals[weakness])
  const guess = await guessedBy(password, words)
  if (guess === 'common') throw new Refusal(sessionRefusals.commonPassword)
  if (guess === 'personal') throw new Refusal(sessionRefusals.personalPassword)
}
