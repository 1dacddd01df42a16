import { asc, lte } from 'drizzle-orm'
import type { Database } from '../../platform/database/Connection'
import { deregistrations } from '../../platform/people/tables'
import { fillFreedPlaces } from '../meetings'
import { erasePerson } from './erasePerson'

/** Erases, one after the other, the people whose time is over. Any number of processes may at once. */
export async function eraseDue(database: Database, now: Date): Promise<void> {
  const due = await database.connection
    .select({ userId: deregistrations.userId })
    .from(deregistrations)
    .where(lte(deregistrations.endsAt, now))
    .orderBy(asc(deregistrations.endsAt))
  for (const { userId } of due) await database.transaction((db) => erasePerson(db, userId, now))
  // In transactions of their own, as nobody holds a meeting and other people's rows at once.
  if (due.length > 0) await fillFreedPlaces(database, now)
}
