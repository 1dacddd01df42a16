import { eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { nameInPath, removeObject } from '../../../platform/objects'
import { users } from '../../../platform/people/tables'
import { refusals } from '../refusals'

/** Holds the person until the transaction ends, and removes the picture that they have, which nothing else names. */
export async function holdHeadImage(db: Connection, userId: string): Promise<{ readonly hadOne: boolean }> {
  const [user] = await db
    .select({ headImage: users.headImage })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (!user) throw refusals.accountMissing()
  if (user.headImage === null) return { hadOne: false }
  await removeObject(db, { kind: 'person', userId }, nameInPath(user.headImage))
  return { hadOne: true }
}
