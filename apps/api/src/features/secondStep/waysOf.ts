import type { SecondStepWay } from '@atrium/contracts/session/secondStep/contract'
import { and, count, eq, isNotNull, isNull, type SQLWrapper } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { authenticators, passkeys, recoveryCodes } from './tables'

/** A person's confirmed authenticator. `userId` may be a column of the surrounding query. */
export const confirmedOf = (db: Connection, userId: string | SQLWrapper) =>
  db
    .select({ userId: authenticators.userId })
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))

/** Whether a sign-in requires a second step: once an authenticator was confirmed. */
export async function hasSecondStep(db: Connection, userId: string): Promise<boolean> {
  const [confirmed] = await confirmedOf(db, userId)
  return confirmed !== undefined
}

/** The person's ways to complete the second step, the most convenient first; empty without one. */
export async function waysOf(db: Connection, userId: string): Promise<SecondStepWay[]> {
  if (!(await hasSecondStep(db, userId))) return []
  const [keys] = await db.select({ rows: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  const [codes] = await db
    .select({ rows: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return [
    'authenticator',
    ...(keys?.rows ? (['passkey'] as const) : []),
    ...(codes?.rows ? (['recoveryCode'] as const) : []),
  ]
}
