import { asc, lte } from 'drizzle-orm'
import type { Database } from '../../platform/database/Connection'
import { erasePerson } from './erasePerson'
import { deregistrations } from './tables'

/** Erases, one after the other, the people whose time is over. Any number of processes may at once. */
export async function eraseDue(database: Database, now: Date): Promise<void> {
  const due = await database.connection
    .select({ userId: deregistrations.userId })
    .from(deregistrations)
    .where(lte(deregistrations.endsAt, now))
    .orderBy(asc(deregistrations.endsAt))
  for (const { userId } of due) await database.transaction((db) => erasePerson(db, userId, now))
}
