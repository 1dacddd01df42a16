import { base64url } from 'jose'
import { issueChallenge, spendChallenge } from '../../platform/challenges/challenges'
import type { Connection } from '../../platform/database/Connection'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'

/** The purpose of a passkey's challenge. An answer for one purpose is invalid for others. */
export type PasskeyUse =
  | { readonly use: 'signIn' }
  | { readonly use: 'secondStep'; readonly pending: string }
  | { readonly use: 'proof' | 'adding'; readonly userId: string }

const seconds = 300

/** A challenge that authenticates itself, in base64url for the browser. */
export function newPasskeyChallenge(keys: ServiceKeys, use: PasskeyUse, now: Date): string {
  return base64url.encode(issueChallenge(keys, 'passkey', JSON.stringify(use), now, seconds).id)
}

/** Whether the signed challenge is genuine, for this purpose, in time, and used for the first time. */
export async function takePasskeyChallenge(
  db: Connection,
  keys: ServiceKeys,
  use: PasskeyUse,
  signed: string,
  now: Date,
): Promise<boolean> {
  const id = new TextDecoder().decode(base64url.decode(signed))
  return (await spendChallenge(db, keys, 'passkey', JSON.stringify(use), id, now)) === 'right'
}

export const passkeyMilliseconds = seconds * 1000
