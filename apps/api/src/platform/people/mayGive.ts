import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { deregistrations, users } from './tables'

/**
 * Whether the account is neither locked nor erased. Whatever works without a sign-in, such as a signed
 * address, checks this on each use, because no session ends with a lock.
 */
export const isAccountOpen = async (db: Connection, userId: string): Promise<boolean> =>
  (await db.$count(users, isOpen(userId))) > 0

/**
 * Whether what the person gave to others still works: their account is open, and they didn't request its end.
 */
export async function mayGive(db: Connection, userId: string): Promise<boolean> {
  const [giver] = await db
    .select({ leaving: deregistrations.userId })
    .from(users)
    .leftJoin(deregistrations, eq(deregistrations.userId, users.id))
    .where(isOpen(userId))
  return giver?.leaving === null
}

const isOpen = (userId: string) => and(eq(users.id, userId), isNull(users.lockedAt), isNull(users.erasedAt))
