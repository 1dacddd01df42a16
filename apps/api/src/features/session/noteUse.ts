import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Caller } from '../../platform/http/AuditRow'
import { sessions } from './tables'

interface UsedSession {
  readonly id: string
  readonly usedAt: Date
  readonly idleAt: Date
}

/** A call is no reason to write: one in so many milliseconds is. */
const notedEvery = 60_000

/** Notes that a session is used, from where, and puts off its end by as much as it was allowed to lie from the first. */
export async function noteUse(
  db: Connection,
  { id, usedAt, idleAt }: UsedSession,
  { address, agent }: Caller,
  now: Date,
): Promise<void> {
  const earlier = new Date(now.getTime() - notedEvery)
  if (usedAt > earlier) return
  const allowed = idleAt.getTime() - usedAt.getTime()
  await db
    .update(sessions)
    .set({
      usedAt: now,
      usedAddress: address,
      usedAgent: agent,
      idleAt: new Date(now.getTime() + allowed),
    })
    // Of many calls at once one writes, and none of them opens again what was ended meanwhile.
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt), lte(sessions.usedAt, earlier)))
}
