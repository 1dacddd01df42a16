import type { Database } from '../platform/database/Connection'
import { insertDemoHistory } from '../seed/insertDemoHistory'
import { seedDemo } from '../seed/seedDemo'
import { topUpDemo } from '../seed/topUpDemo'
import { users } from '../tables'

/** Fills a database without people with the demo companies, and updates older demo data. */
export async function fillEmpty(database: Database, now: Date): Promise<void> {
  const [anyone] = await database.connection.select({ id: users.id }).from(users).limit(1)
  if (anyone) return database.transaction((db) => topUpDemo(db, now))
  await seedDemo(database, now)
  // Not part of the tests' initial data, because tests create their own history.
  await database.transaction((db) => insertDemoHistory(db, now))
}
