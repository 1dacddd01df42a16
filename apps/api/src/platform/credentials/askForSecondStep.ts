import type { SecondStepAsked } from '@atrium/contracts/session/secondStep/contract'
import { randomBytes } from '@noble/hashes/utils.js'
import { and, eq, lte } from 'drizzle-orm'
import { base64url } from 'jose'
import type { Connection } from '../database/Connection'
import type { ServiceKeys } from '../keys/serviceKeys'
import { passwordMark, pendingProof } from './pendingProof'
import { pendingSignIns } from './tables'
import { waysOf } from './waysOf'

/** Long enough to find the phone, or the sheet with the codes. */
const lifeMilliseconds = 10 * 60_000

interface FirstStep {
  readonly keys: ServiceKeys
  /** The person who passed the first step. */
  readonly user: { readonly id: string; readonly passwordHash: string }
  readonly isWebClient: boolean
  readonly now: Date
}

/** Keeps a sign-in after its first step until the second is taken; undefined if none is required. */
export async function askForSecondStep(
  db: Connection,
  { keys, user, isWebClient, now }: FirstStep,
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
    password: passwordMark(keys, user.passwordHash),
    expiresAt,
  })
  return { challenge, expiresAt: expiresAt.toISOString(), ways }
}
