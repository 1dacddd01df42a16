import type { SecondStepWay } from '@atrium/contracts/session/secondStep/contract'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { confirmedOf } from './confirmedOf'
import { passkeys, recoveryCodes } from './tables'

/** Whether a sign-in asks for more than its first step: since an authenticator was confirmed. */
export async function hasSecondStep(db: Connection, userId: string): Promise<boolean> {
  const [confirmed] = await confirmedOf(db, userId)
  return confirmed !== undefined
}

/** How the person may take the second step, the handiest way first; none where they have no such step. */
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
