import { and, eq, gt } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import type { ServiceKeys } from '../keys/serviceKeys'
import { users } from '../people/tables'
import { passwordMark, pendingProof } from './pendingProof'
import { pendingSignIns } from './tables'

export interface PendingSignIn {
  readonly proof: string
  readonly userId: string
  readonly account: string
  readonly isWebClient: boolean
}

/**
 * The sign-in that waits for its second step; undefined if it was taken or is too old, or if the password was changed
 * or the account locked since.
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
  const { proof, userId, isWebClient } = pending
  return { proof, userId, isWebClient, account: user.account }
}

/** False when another call was faster: a challenge is valid for one sign-in. */
export async function forgetPending(db: Connection, { proof }: PendingSignIn): Promise<boolean> {
  const gone = await db
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.proof, proof))
    .returning({ proof: pendingSignIns.proof })
  return gone.length > 0
}
