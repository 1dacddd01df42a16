import { type SessionEndedBecause, sessionEndedBecause } from '@atrium/contracts/realtime/contract'
import { and, inArray, isNotNull, lte, or } from 'drizzle-orm'
import { safeParse } from 'valibot'
import type { Connection } from '../../platform/database/Connection'
import { sessions } from './tables'

/** Which of these sessions have ended, and why. */
export async function endedAmong(
  db: Connection,
  sessionIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SessionEndedBecause>> {
  if (sessionIds.length === 0) return new Map()
  const rows = await db
    .select({ id: sessions.id, because: sessions.endedBecause })
    .from(sessions)
    .where(
      and(
        inArray(sessions.id, [...new Set(sessionIds)]),
        or(isNotNull(sessions.endedAt), lte(sessions.expiresAt, now), lte(sessions.idleAt, now)),
      ),
    )
  return new Map(
    rows.map(({ id, because }) => {
      const parsed = safeParse(sessionEndedBecause, because)
      return [id, parsed.success ? parsed.output : 'expired'] as const
    }),
  )
}
