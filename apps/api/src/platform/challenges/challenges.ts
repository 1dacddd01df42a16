import { randomBytes } from '@noble/hashes/utils.js'
import { base64url } from 'jose'
import type { Connection } from '../database/Connection'
import { mac, sameText } from '../keys/mac'
import type { ServiceKeys } from '../keys/serviceKeys'
import { spentChallenges } from './tables'

/**
 * `image`: a picture to read. `work`: a nonce to find. `seal`: the challenge sealed with a password. `passkey`: the
 * challenge that a passkey signs.
 */
type ChallengeKind = 'image' | 'work' | 'seal' | 'passkey'

interface Challenge {
  readonly id: string
  readonly expiresAt: Date
}

/**
 * Challenges are self-authenticating: issuing one writes nothing, so nobody can fill the database by requesting or
 * inventing them. Only using a genuine one leaves a row. The first of its two MACs covers the answer, the second
 * proves that the service issued it.
 *
 * @param answer the challenge's expected answer, such as the characters in the picture
 */
export function issueChallenge(
  keys: ServiceKeys,
  kind: ChallengeKind,
  answer: string,
  now: Date,
  seconds: number,
): Challenge {
  const start = `${base64url.encode(randomBytes(12))}.${(Math.floor(now.getTime() / 1000) + seconds).toString(36)}`
  const body = `${start}.${answerProof(keys, kind, answer, start)}`
  return { id: `${body}.${seal(keys, kind, body)}`, expiresAt: expiryOf(start) }
}

/**
 * Uses up a challenge, whether or not the answer is right: each allows one try. `wrong` also covers challenges that the
 * service didn't issue.
 */
export async function spendChallenge(
  db: Connection,
  keys: ServiceKeys,
  kind: ChallengeKind,
  answer: string,
  id: string,
  now: Date,
): Promise<'right' | 'wrong' | 'late'> {
  const parts = /^(([\w-]{16}\.[0-9a-z]{1,8})\.([\w-]{12}))\.([\w-]{22})$/.exec(id)
  const [, body = '', start = '', given = '', sealed = ''] = parts ?? []
  if (!parts || !sameText(sealed, seal(keys, kind, body))) return 'wrong'
  const expiresAt = expiryOf(start)
  if (!(expiresAt > now)) return 'late'
  const spent = await db
    .insert(spentChallenges)
    .values({ id: start, kind, expiresAt })
    .onConflictDoNothing()
    .returning({ id: spentChallenges.id })
  if (spent.length === 0) return 'late'
  return sameText(given, answerProof(keys, kind, answer, start)) ? 'right' : 'wrong'
}

/** A short MAC is enough, since there is only one try. */
const answerProof = (keys: ServiceKeys, kind: ChallengeKind, answer: string, start: string) =>
  mac(keys.derivation, ['answer', kind, answer, start], 9)

const seal = (keys: ServiceKeys, kind: ChallengeKind, body: string) =>
  mac(keys.derivation, ['challenge', kind, body], 16)

const expiryOf = (start: string) => new Date(Number.parseInt(start.split('.')[1] ?? '', 36) * 1000)
