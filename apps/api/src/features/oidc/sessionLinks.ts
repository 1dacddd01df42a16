import { and, eq, isNull } from 'drizzle-orm'
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
      limitedTo: limitedTo(),
    })
    .from(sessionLinks)
    .innerJoin(sessions, eq(sessions.id, sessionLinks.sessionId))
    .where(and(eq(sessionLinks.uid, uid), isNull(sessionLinks.endedAt), isOpenAt(now)))
  return found
}

/** Whether tokens for offline access may still be used: nobody ended the sign-in that they come from. */
export async function isLinkKept(db: Connection, uid: string): Promise<boolean> {
  const [link] = await db
    .select({ endedBecause: sessionLinks.endedBecause })
    .from(sessionLinks)
    .where(eq(sessionLinks.uid, uid))
  return link !== undefined && link.endedBecause !== 'ended'
}
