import { base64url } from 'jose'
import type { Connection } from '../../platform/database/Connection'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { issueChallenge, spendChallenge } from '../session'

/** What a passkey is asked for: an answer to one question is none to another. */
export type PasskeyUse =
  | { readonly use: 'signIn' }
  | { readonly use: 'secondStep'; readonly pending: string }
  | { readonly use: 'proof' | 'adding'; readonly userId: string }

const seconds = 300

/** As a browser gets it: base64url of what proves itself. */
export function newPasskeyChallenge(keys: ServiceKeys, use: PasskeyUse, now: Date): string {
  return base64url.encode(issueChallenge(keys, 'passkey', JSON.stringify(use), now, seconds).id)
}

/** Whether the challenge that was signed is ours, for this use, in time, and used for the first time. */
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
