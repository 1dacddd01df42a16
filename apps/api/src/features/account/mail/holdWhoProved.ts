import { accountRefusals } from '@atrium/contracts/account/refusals'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'

/** Locks the person until the transaction ends, provided their password is still the one that was proven. */
export async function holdWhoProved(db: Connection, userId: string, passwordHash: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user) throw new Refusal(accountRefusals.missing)
  if (user.passwordHash !== passwordHash) throw new Refusal(accountRefusals.passwordChanged)
  return user
}
