import { hash, verify } from '@node-rs/argon2'

/** Argon2id, the library's default, at OWASP's figures: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** The form in which a password is stored. */
export const hashPassword = (password: string): Promise<string> => hash(normalise(password), cost)

/**
 * Whether the password is the stored one. Without a stored one, or for an account that has none, it
 * takes as long and says no, so that an account that doesn't exist answers like one that does.
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

/** One way to write what looks the same, whichever keyboard typed it. */
const normalise = (password: string) => password.normalize('NFKC')
