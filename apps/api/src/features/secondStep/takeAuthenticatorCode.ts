import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { stepOf } from './authenticatorSecret'
import { authenticators } from './tables'

interface CodeGiven {
  readonly keys: ServiceKeys
  readonly userId: string
  readonly code: string
  readonly now: Date
}

/** Whether the code is right. It works once, so only one of simultaneous requests succeeds. */
export async function takeAuthenticatorCode(db: Connection, given: CodeGiven): Promise<boolean> {
  const { keys, userId, code, now } = given
  const own = and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt))
  const [kept] = await db.select().from(authenticators).where(own)
  const step = kept && stepOf(keys, kept, code, now)
  if (step === undefined) return false
  const taken = await db
    .update(authenticators)
    .set({ usedStep: step, usedAt: now })
    .where(and(own, lt(authenticators.usedStep, step)))
    .returning({ userId: authenticators.userId })
  return taken.length > 0
}
