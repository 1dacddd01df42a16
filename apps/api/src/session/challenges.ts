import { randomBytes } from '@noble/hashes/utils.js'
import { base64url } from 'jose'
import type { Connection } from '../database/Connection'
import { spentChallenges } from '../database/schema'
import { mac, sameText } from './mac'
import type { ServiceKeys } from './serviceKeys'

/** `image`: a picture to read. `work`: a nonce to find. `seal`: what is sealed beside a password. */
export type ChallengeKind = 'image' | 'work' | 'seal'

export interface Challenge {
  readonly id: string
  readonly expiresAt: Date
}

/**
 * A challenge proves itself by a MAC over all that it stands for, so that handing one out writes nothing and
 * nobody fills the database by asking. Only its use leaves a row.
 *
 * @param answer what it stands for beside its kind, such as the characters in the picture
 */
export function issueChallenge(
  keys: ServiceKeys,
  kind: ChallengeKind,
  answer: string,
  now: Date,
  seconds: number,
): Challenge {
  const start = `${base64url.encode(randomBytes(12))}.${(Math.floor(now.getTime() / 1000) + seconds).toString(36)}`
  return { id: `${start}.${proof(keys, kind, answer, start)}`, expiresAt: expiryOf(start) }
}

/**
 * Uses a challenge up, whether or not the answer is right: there's one try.
 * `wrong` also stands for a challenge that is none of ours.
 */
export async function spendChallenge(
  db: Connection,
  keys: ServiceKeys,
  kind: ChallengeKind,
  answer: string,
  id: string,
  now: Date,
): Promise<'right' | 'wrong' | 'late'> {
  const [, start, given] = /^([\w-]{16}\.[0-9a-z]{1,8})\.([\w-]{22})$/.exec(id) ?? []
  if (!start || !given) return 'wrong'
  const expiresAt = expiryOf(start)
  if (!(expiresAt > now)) return 'late'
  const spent = await db
    .insert(spentChallenges)
    .values({ id: start, kind, expiresAt: atMost(expiresAt, now) })
    .onConflictDoNothing()
    .returning({ id: spentChallenges.id })
  if (spent.length === 0) return 'late'
  return sameText(given, proof(keys, kind, answer, start)) ? 'right' : 'wrong'
}

const proof = (keys: ServiceKeys, kind: ChallengeKind, answer: string, start: string) =>
  mac(keys.derivation, ['challenge', kind, answer, start], 16)

const expiryOf = (start: string) => new Date(Number.parseInt(start.split('.')[1] ?? '', 36) * 1000)

/** A forged challenge names any expiry it likes; its row goes within the hour all the same. */
const atMost = (expiresAt: Date, now: Date) =>
  new Date(Math.min(expiresAt.getTime(), now.getTime() + 3_600_000))
