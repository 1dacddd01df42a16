import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import { sessionLinks } from '../session/tables'
import { oidcClients, oidcLogouts, oidcRecords } from './tables'

type Authorizations = Readonly<Record<string, { readonly sid?: string; readonly grantId?: string }>>

/**
 * Ends what rests on a browser's session at the provider: its tokens, and the sign-ins of applications, whose servers
 * are told. After a session that only timed out, tokens for offline access go on.
 */
export async function settleSession(
  db: Connection,
  uid: string,
  because: 'ended' | 'timedOut',
  now: Date,
): Promise<void> {
  const isSession = and(eq(oidcRecords.model, 'Session'), eq(oidcRecords.sessionUid, uid))
  const [session] = await db.delete(oidcRecords).where(isSession).returning()
  const authorizations = (session?.payload.authorizations ?? {}) as Authorizations
  const sids = Object.fromEntries(Object.entries(authorizations).map(([id, { sid }]) => [id, sid]))
  await queueLogouts(db, session?.accountId ?? '', sids, now)
  await db
    .delete(oidcRecords)
    .where(
      and(
        eq(oidcRecords.sessionUid, uid),
        because === 'timedOut' ? sql`(${oidcRecords.payload}->>'expiresWithSession')::boolean` : undefined,
      ),
    )
  const grantIds = Object.values(authorizations).flatMap(({ grantId }) => grantId ?? [])
  if (because === 'ended' && grantIds.length > 0)
    await db.delete(oidcRecords).where(
      and(
        inArray(oidcRecords.grantId, grantIds),
        // A request that has begun goes on with the next person who signs in.
        ne(oidcRecords.model, 'Interaction'),
      ),
    )
  await db
    .update(sessionLinks)
    .set({ endedAt: sql`coalesce(${sessionLinks.endedAt}, ${now})`, endedBecause: because, settledAt: now })
    .where(eq(sessionLinks.uid, uid))
}

/** @param sids the applications' own names of the session, by application */
export async function queueLogouts(
  db: Connection,
  userId: string,
  sids: Readonly<Record<string, string | undefined>>,
  now: Date,
): Promise<void> {
  const ids = Object.keys(sids)
  if (ids.length === 0) return
  const told = await db
    .select({ id: oidcClients.id })
    .from(oidcClients)
    .where(and(inArray(oidcClients.id, ids), isNotNull(oidcClients.backchannelLogoutUri)))
  if (told.length === 0) return
  await db.insert(oidcLogouts).values(
    told.map(({ id }) => ({
      id: randomId(),
      clientId: id,
      userId,
      sid: sids[id] ?? null,
      queuedAt: now,
      nextAt: now,
    })),
  )
}

/** Before an account is erased: signs the person out of all applications, and forgets in which they were. */
export async function forgetSignIns(db: Connection, userId: string, now: Date): Promise<void> {
  const links = await db
    .select({ uid: sessionLinks.uid })
    .from(sessionLinks)
    .where(and(eq(sessionLinks.userId, userId), isNull(sessionLinks.settledAt)))
  for (const { uid } of links) await settleSession(db, uid, 'ended', now)
  await db.delete(sessionLinks).where(eq(sessionLinks.userId, userId))
  await db.delete(oidcRecords).where(eq(oidcRecords.accountId, userId))
}
