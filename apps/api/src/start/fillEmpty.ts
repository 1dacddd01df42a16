import type { Database } from '../platform/database/Connection'
import { seedDemo } from '../seed/seedDemo'
import { topUpDemo } from '../seed/topUpDemo'
import { users } from '../tables'

/** Fills a database without any person with the demo companies, and brings earlier ones up to date. */
export async function fillEmpty(database: Database, now: Date): Promise<void> {
  const [anyone] = await database.connection.select({ id: users.id }).from(users).limit(1)
  if (anyone) await database.transaction((db) => topUpDemo(db, now))
  else await seedDemo(database, now)
}
