import * as v from 'valibot'
import { codePoints } from '../../wire/contract'

/** The purpose that a password is sealed for; it opens for no other. */
export type SealPurpose = 'signIn' | 'oldPassword' | 'newPassword' | 'confirmation'

/** Identifies the scheme in the key derivation. */
export const sealContext = 'atrium sealed password, version 1'

/**
 * A password sealed for the service: base64url of ephemeral X25519 public key (32 bytes), nonce (12) and
 * AES-256-GCM ciphertext of `{"password","challenge"}` (see docs/decisions/account/sealed-passwords.md).
 */
export const sealedPassword = v.pipe(v.string(), v.regex(/^[\w-]{64,2048}$/, 'must be a sealed password'))

/** Length of a new password in code points. */
export const passwordLength = { least: 8, most: 128 } as const

export type PasswordWeakness = 'tooShort' | 'tooLong' | 'containsAccount'

/**
 * The rule for new passwords, the same on the page and in the service. Returns the problem, or undefined. It
 * doesn't require kinds of characters, because that makes passwords harder to remember than to guess. The
 * service also refuses common passwords.
 */
export function passwordWeakness(password: string, account: string): PasswordWeakness | undefined {
  const length = codePoints(password)
  if (length < passwordLength.least) return 'tooShort'
  if (length > passwordLength.most) return 'tooLong'
  if (account !== '' && password.toLowerCase().includes(account.toLowerCase())) return 'containsAccount'
  return undefined
}
