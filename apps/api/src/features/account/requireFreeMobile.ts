import { and, eq, ne, or } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { users } from '../../platform/people/tables'
import { refusals } from './refusals'

/** Nobody else has the mobile, nor signs in by it. */
export async function requireFreeMobile(db: Connection, userId: string, mobile: string): Promise<void> {
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.id, userId), or(eq(users.phone, mobile), eq(users.account, mobile))))
    .limit(1)
  if (other) throw refusals.phoneTaken()
}
