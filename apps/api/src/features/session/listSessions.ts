import type { securityOperations } from '@atrium/contracts/security/policy'
import { and, desc, eq } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { deviceOf } from './deviceOf'
import { isOpenAt } from './isOpenAt'
import { sessions } from './tables'

export async function listSessions({ db, now, person }: Call<typeof securityOperations.listSessions>) {
  const open = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, person.userId), isOpenAt(now)))
    .orderBy(desc(sessions.usedAt), desc(sessions.createdAt))
  return open.map((session) => ({
    sessionId: session.id,
    isCurrent: session.id === person.sessionId,
    isWebClient: session.isWebClient,
    ...deviceOf(session.usedAgent),
    address: session.usedAddress,
    signedInAt: session.createdAt.toISOString(),
    lastActiveAt: session.usedAt.toISOString(),
  }))
}
