import { eq } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { users } from './tables'

/** The mobile that gets codes for the person's own decisions. */
export async function ownMobile(db: Connection, userId: string): Promise<string> {
  const [user] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, userId))
  if (!user) throw new Error('The person of this session no longer exists.')
  return user.phone
}
