import type { securityOperations } from '@atrium/contracts/security/policy'
import { securityRefusals } from '@atrium/contracts/security/refusals'
import { and, desc, eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import type { Person } from '../../../platform/http/Person'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call } from '../../../ports/Call'
import { deviceOf } from '../devices/deviceOf'
import { forgetDevices } from '../devices/knownDevices'
import { embedders, sessions } from '../tables'
import { endSessions, isOpenAt } from './endSessions'

/**
 * Finds a sign-in of the caller's, open or ended. Sign-ins are kept until a month after the session's end; other
 * people's are not found.
 */
export async function findSignIn(db: Connection, { userId }: Person, sessionId: string) {
  const own = and(eq(sessions.id, sessionId), eq(sessions.userId, userId))
  const [session] = await db.select().from(sessions).where(own)
  if (!session) throw new Refusal(securityRefusals.signInMissing)
  return session
}

export const isOpen = (
  { endedAt, expiresAt, idleAt }: Pick<typeof sessions.$inferSelect, 'endedAt' | 'expiresAt' | 'idleAt'>,
  now: Date,
): boolean => endedAt === null && expiresAt > now && idleAt > now

export async function getSignIn({ db, now, person, query }: Call<typeof securityOperations.getSignIn>) {
  const session = await findSignIn(db, person, query.sessionId)
  return {
    isCurrent: session.id === person.sessionId,
    isOpen: isOpen(session, now),
    isWebClient: session.isWebClient,
    ...deviceOf(session.agent),
    address: session.address,
    signedInAt: session.createdAt.toISOString(),
  }
}

export async function listSessions({ db, now, person }: Call<typeof securityOperations.listSessions>) {
  const open = await db
    .select({ session: sessions, embedderName: embedders.name })
    .from(sessions)
    .leftJoin(embedders, eq(embedders.id, sessions.embedderId))
    .where(and(eq(sessions.userId, person.userId), isOpenAt(now)))
    .orderBy(desc(sessions.usedAt), desc(sessions.createdAt))
  return open.map(({ session, embedderName }) => ({
    sessionId: session.id,
    isCurrent: session.id === person.sessionId,
    isWebClient: session.isWebClient,
    embedderName,
    ...deviceOf(session.usedAgent),
    address: session.usedAddress,
    signedInAt: session.createdAt.toISOString(),
    lastActiveAt: session.usedAt.toISOString(),
  }))
}

/**
 * Ends the session and forgets all known devices: the person who signed in there knows the password, so guessing must
 * be slow from everywhere. Forgets them even when the session has already ended.
 */
export async function disownSignIn(call: Call<typeof securityOperations.disownSignIn>): Promise<true> {
  const { db, now, person, body, audit } = call
  const { id, userId } = await findSignIn(db, person, body.sessionId)
  if (id === person.sessionId) throw new Refusal(securityRefusals.ownSession)
  const ended = await endSessions(db, { userId, ids: [id], because: 'elsewhere', now })
  await forgetDevices(db, userId)
  audit({ disowned: id, ended })
  return true
}
