import * as v from 'valibot'
import { codePoints } from '../../wire/contract'

/** What a password is sealed for; the seal holds for nothing else. */
export type SealPurpose = 'signIn' | 'oldPassword' | 'newPassword' | 'confirmation'

/** Names the scheme in the key derivation of a seal. */
export const sealContext = 'atrium sealed password, version 1'

/**
 * A password sealed for the service: base64url of ephemeral X25519 public key (32 bytes), nonce (12) and
 * AES-256-GCM ciphertext of `{"password","challenge"}` (see docs/decisions/account/sealed-passwords.md).
 */
export const sealedPassword = v.pipe(v.string(), v.regex(/^[\w-]{64,2048}$/, 'must be a sealed password'))

/** Code points that a new password must and may have. */
export const passwordLength = { least: 8, most: 128 } as const

export type PasswordWeakness = 'tooShort' | 'tooLong' | 'containsAccount'

/**
 * The rule for new passwords, the same in the page and on the service: what is wrong with this one, if anything.
 * No kind of character is asked for: that makes passwords hard to remember rather than to guess. The service
 * refuses common ones as well.
 */
export function passwordWeakness(password: string, account: string): PasswordWeakness | undefined {
  const length = codePoints(password)
  if (length < passwordLength.least) return 'tooShort'
  if (length > passwordLength.most) return 'tooLong'
  if (account !== '' && password.toLowerCase().includes(account.toLowerCase())) return 'containsAccount'
  return undefined
}
