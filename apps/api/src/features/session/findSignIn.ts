import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Person } from '../../platform/http/Person'
import { Refusal } from '../../platform/refusal/Refusal'
import { sessions } from './tables'

/** A sign-in of the caller's, open or over; anybody else's is not there. Kept until a month after its session's end. */
export async function findSignIn(db: Connection, { userId }: Person, sessionId: string) {
  const own = and(eq(sessions.id, sessionId), eq(sessions.userId, userId))
  const [session] = await db.select().from(sessions).where(own)
  if (!session) throw new Refusal(errorCodes.missing, '没有找到这次登录，可能已超过保留期限', 404)
  return session
}

export const isOpen = (
  { endedAt, expiresAt, idleAt }: Pick<typeof sessions.$inferSelect, 'endedAt' | 'expiresAt' | 'idleAt'>,
  now: Date,
): boolean => endedAt === null && expiresAt > now && idleAt > now
