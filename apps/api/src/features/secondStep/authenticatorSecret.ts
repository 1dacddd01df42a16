import { Secret, TOTP } from 'otpauth'
import { openAtRest, sealAtRest } from '../../platform/keys/sealAtRest'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'

/** The settings that every authenticator app supports: SHA-1, six digits, 30 seconds. */
const period = 30

const placeOf = (userId: string) => `authenticator ${userId}`

/** Twenty random bytes: in base32 for the app, and sealed for the database. */
export function newSecret(keys: ServiceKeys, { userId, account }: { userId: string; account: string }) {
  const secret = new Secret({ size: 20 })
  const bytes = new Uint8Array(secret.buffer)
  return {
    secret: secret.base32,
    address: new TOTP({ issuer: 'Atrium', label: account, secret, period }).toString(),
    sealed: sealAtRest(keys, placeOf(userId), bytes),
  }
}

/**
 * The 30-second step (since 1970) of the code: the current one, or the one before or after, because clocks differ.
 * Undefined if the code matches none.
 */
export function stepOf(
  keys: ServiceKeys,
  { userId, secret }: { readonly userId: string; readonly secret: string },
  code: string,
  now: Date,
): number | undefined {
  const bytes = openAtRest(keys, placeOf(userId), secret)
  const totp = new TOTP({ secret: new Secret({ buffer: bytes.slice().buffer }), period })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta
}
