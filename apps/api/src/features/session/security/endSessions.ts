import { type SessionEndedBecause, sessionEndedBecause } from '@atrium/contracts/realtime/contract'
import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL } from 'drizzle-orm'
import { safeParse } from 'valibot'
import type { Connection } from '../../../platform/database/Connection'
import { publishSessionsEnded } from '../../../platform/events'
import { forgetDevices } from '../devices/knownDevices'
import { sessionLinks, sessions } from '../tables'

interface SessionsToEnd {
  readonly userId: string
  /** Default: all sessions of the person. */
  readonly ids?: readonly string[] | undefined
  /** A session to keep. Default: none. */
  readonly except?: string
  readonly because:
    | 'signedOut'
    | 'elsewhere'
    | 'passwordChanged'
    | 'phoneChanged'
    | 'deregistered'
    | 'reused'
    | 'accountLocked'
    | 'endedByOperator'
    | 'endedByCompany'
  readonly now: Date
}

/** After any other reason somebody may have had the password or the tokens, so all known devices are forgotten. */
const harmless: readonly SessionsToEnd['because'][] = ['signedOut', 'elsewhere']

/** Ends sessions of one person and notifies their pages once the transaction commits. Returns how many it ended. */
export async function endSessions(db: Connection, ending: SessionsToEnd): Promise<number> {
  const { userId, ids, except, because, now } = ending
  const ended = await db
    .update(sessions)
    .set({ endedAt: now, endedBecause: because })
    .where(
      and(
        eq(sessions.userId, userId),
        isOpenAt(now),
        ids && inArray(sessions.id, [...ids]),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id, userId: sessions.userId })
  await endLinks(
    db,
    and(
      eq(sessionLinks.userId, userId),
      ids && inArray(sessionLinks.sessionId, [...ids]),
      except === undefined ? undefined : ne(sessionLinks.sessionId, except),
    ),
    now,
  )
  if (!harmless.includes(because)) await forgetDevices(db, userId)
  await publishSessionsEnded(db, ended, because)
  return ended.length
}

/**
 * Signs out the applications that rest on these sessions, even on ones that had timed out, whose tokens for offline
 * access go on.
 */
export async function endLinks(db: Connection, ofSessions: SQL | undefined, now: Date): Promise<void> {
  await db
    .update(sessionLinks)
    .set({ endedAt: now, endedBecause: 'ended', settledAt: null })
    .where(and(or(isNull(sessionLinks.endedAt), eq(sessionLinks.endedBecause, 'timedOut')), ofSessions))
}

/** Finds which of these sessions have ended, and why. */
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

/** Sessions that were not ended, are not idle and have not expired. */
export const isOpenAt = (now: Date) =>
  and(isNull(sessions.endedAt), gt(sessions.expiresAt, now), gt(sessions.idleAt, now))
