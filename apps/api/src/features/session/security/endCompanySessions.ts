import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { publishSessionsEnded } from '../../../platform/events'
import { pendingSignIns } from '../../secondStep/tables'
import { sessionConnections, sessionLinks, sessions } from '../tables'
import { endLinks, isOpenAt } from './endSessions'

interface CompanySessions {
  readonly companyId: string
  /** Default: all of the company. */
  readonly connectionId?: string
  /** Default: everybody's. */
  readonly userIds?: readonly string[]
}

/**
 * Ends the sessions that a company's connection opened and the person hasn't confirmed by a way of their own. Others go
 * on, but no longer count as signed in at the company.
 */
export async function endCompanySessions(
  db: Connection,
  { companyId, connectionId, userIds }: CompanySessions,
  now: Date,
): Promise<void> {
  const ofPeople =
    userIds &&
    inArray(
      sessionConnections.sessionId,
      db
        .select({ id: sessions.id })
        .from(sessions)
        .where(inArray(sessions.userId, [...userIds])),
    )
  const gone = await db
    .delete(sessionConnections)
    .where(
      and(
        eq(sessionConnections.companyId, companyId),
        connectionId === undefined ? undefined : eq(sessionConnections.connectionId, connectionId),
        ofPeople,
      ),
    )
    .returning({ sessionId: sessionConnections.sessionId })
  await db
    .delete(pendingSignIns)
    .where(
      and(
        sql`${pendingSignIns.connection}->>'companyId' = ${companyId}`,
        connectionId === undefined
          ? undefined
          : sql`${pendingSignIns.connection}->>'connectionId' = ${connectionId}`,
        userIds && inArray(pendingSignIns.userId, [...userIds]),
      ),
    )
  if (gone.length === 0) return
  const ids = sql`(${sql.param(gone.map(({ sessionId }) => sessionId))}::text[])`
  const ended = await db
    .update(sessions)
    .set({ endedAt: now, endedBecause: 'endedByCompany' })
    .where(and(sql`${sessions.id} = any${ids}`, eq(sessions.isOwn, false), isOpenAt(now)))
    .returning({ id: sessions.id, userId: sessions.userId })
  if (ended.length === 0) return
  const endedIds = sql`(${sql.param(ended.map(({ id }) => id))}::text[])`
  await endLinks(db, sql`${sessionLinks.sessionId} = any${endedIds}`, now)
  await publishSessionsEnded(db, ended, 'endedByCompany')
}
