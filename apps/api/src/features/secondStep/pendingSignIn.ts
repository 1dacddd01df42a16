import type { SecondStepAsked } from '@atrium/contracts/session/secondStep/contract'
import { randomBytes } from '@noble/hashes/utils.js'
import { and, eq, gt, lte } from 'drizzle-orm'
import { base64url } from 'jose'
import type { Connection } from '../../platform/database/Connection'
import { mac } from '../../platform/keys/mac'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { users } from '../../platform/people/tables'
import { type PendingConnection, pendingSignIns } from './tables'
import { waysOf } from './waysOf'

/** Long enough to find the phone or the printed codes. */
const lifeMilliseconds = 10 * 60_000

interface FirstStep {
  readonly keys: ServiceKeys
  /** The person who passed the first step. */
  readonly user: { readonly id: string; readonly passwordHash: string }
  readonly isWebClient: boolean
  /** The company's connection that was the first step. */
  readonly connection?: PendingConnection | undefined
  readonly now: Date
}

/** Stores a sign-in until its second step is completed; undefined if the person has none. */
export async function askForSecondStep(
  db: Connection,
  { keys, user, isWebClient, connection, now }: FirstStep,
): Promise<SecondStepAsked | undefined> {
  const ways = await waysOf(db, user.id)
  if (ways.length === 0) return undefined
  const late = and(eq(pendingSignIns.userId, user.id), lte(pendingSignIns.expiresAt, now))
  await db.delete(pendingSignIns).where(late)
  const challenge = base64url.encode(randomBytes(32))
  const expiresAt = new Date(now.getTime() + lifeMilliseconds)
  await db.insert(pendingSignIns).values({
    proof: pendingProof(keys, challenge),
    userId: user.id,
    isWebClient,
    connection: connection ?? null,
    password: passwordMark(keys, user.passwordHash),
    expiresAt,
  })
  return { challenge, expiresAt: expiresAt.toISOString(), ways }
}

export interface PendingSignIn {
  readonly proof: string
  readonly userId: string
  readonly account: string
  readonly isWebClient: boolean
  readonly connection: PendingConnection | undefined
}

/**
 * The sign-in that waits for its second step. Undefined if it was completed or is too old, or if the password was changed
 * or the account locked meanwhile.
 */
export async function findPending(
  db: Connection,
  keys: ServiceKeys,
  challenge: string,
  now: Date,
): Promise<PendingSignIn | undefined> {
  const [found] = await db
    .select({ pending: pendingSignIns, user: users })
    .from(pendingSignIns)
    .innerJoin(users, eq(users.id, pendingSignIns.userId))
    .where(and(eq(pendingSignIns.proof, pendingProof(keys, challenge)), gt(pendingSignIns.expiresAt, now)))
  if (!found || found.user.lockedAt) return undefined
  const { pending, user } = found
  if (pending.password !== passwordMark(keys, user.passwordHash)) return undefined
  const { proof, userId, isWebClient, connection } = pending
  return { proof, userId, isWebClient, account: user.account, connection: connection ?? undefined }
}

/** False when another call was faster: a challenge is valid for one sign-in. */
export async function forgetPending(db: Connection, { proof }: PendingSignIn): Promise<boolean> {
  const gone = await db
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.proof, proof))
    .returning({ proof: pendingSignIns.proof })
  return gone.length > 0
}

/** The stored form of a challenge: a copy of the table can't complete a second step. */
const pendingProof = (keys: ServiceKeys, challenge: string): string =>
  mac(keys.derivation, ['second step', challenge])

/** Identifies a password, to detect that it was changed. */
const passwordMark = (keys: ServiceKeys, passwordHash: string): string =>
  mac(keys.derivation, ['password of a sign-in', passwordHash])
