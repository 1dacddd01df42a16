import type { Database } from '../platform/database/Connection'
import { insertDemoHistory } from '../seed/insertDemoHistory'
import { seedDemo } from '../seed/seedDemo'
import { topUpDemo } from '../seed/topUpDemo'
import { users } from '../tables'

/** Fills a database without any person with the demo companies, and brings earlier ones up to date. */
export async function fillEmpty(database: Database, now: Date): Promise<void> {
  const [anyone] = await database.connection.select({ id: users.id }).from(users).limit(1)
  if (anyone) return database.transaction((db) => topUpDemo(db, now))
  await seedDemo(database, now)
  // Not among what tests begin with: theirs is the history that they make.
  await database.transaction((db) => insertDemoHistory(db, now))
}
