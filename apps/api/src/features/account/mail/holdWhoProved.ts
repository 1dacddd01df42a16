import { eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { users } from '../../../platform/people/tables'
import { refusals } from '../refusals'

/** Locks the person until the transaction ends, provided their password is still the one that was proven. */
export async function holdWhoProved(db: Connection, userId: string, passwordHash: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user) throw refusals.accountMissing()
  if (user.passwordHash !== passwordHash) throw refusals.passwordChanged()
  return user
}
