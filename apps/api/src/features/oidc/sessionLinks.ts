import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isOpenAt, limitedTo } from '../session'
import { sessionLinks, sessions } from '../session/tables'

interface Link {
  /** Of the provider's session. */
  readonly uid: string
  readonly sessionId: string
  readonly userId: string
}

/** Makes the browser's session at the provider rest on the person's own one. */
export async function linkSession(
  db: Connection,
  { uid, sessionId, userId }: Link,
  now: Date,
): Promise<void> {
  const link = {
    sessionId,
    userId,
    createdAt: now,
    lookAt: now,
    endedAt: null,
    endedBecause: null,
    settledAt: null,
  }
  await db
    .insert(sessionLinks)
    .values({ uid, ...link })
    .onConflictDoUpdate({ target: sessionLinks.uid, set: link })
}

/** The person's own session below a browser's session at the provider, if it is open. */
export async function openSessionOf(db: Connection, uid: string, now: Date) {
  const [found] = await db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      usedAt: sessions.usedAt,
      idleAt: sessions.idleAt,
      provenAt: sessions.provenAt,
      methods: sessions.methods,
      limitedTo: limitedTo(sql`${now}::timestamptz`),
    })
    .from(sessionLinks)
    .innerJoin(sessions, eq(sessions.id, sessionLinks.sessionId))
    .where(and(eq(sessionLinks.uid, uid), isNull(sessionLinks.endedAt), isOpenAt(now)))
  return found
}

/**
 * The session that timed out, if tokens for offline access go on: nobody ended the sign-in that they come from. Those of
 * a session that only a company's connection opened end with it.
 */
export async function keptSessionOf(db: Connection, uid: string): Promise<string | undefined> {
  const [link] = await db
    .select({ sessionId: sessionLinks.sessionId })
    .from(sessionLinks)
    .leftJoin(sessions, eq(sessions.id, sessionLinks.sessionId))
    .where(
      and(
        eq(sessionLinks.uid, uid),
        sql`${sessionLinks.endedBecause} is distinct from 'ended'`,
        sql`${sessions.isOwn} is not false`,
      ),
    )
  return link?.sessionId
}
