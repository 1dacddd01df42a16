import type { Database } from '../database/Connection'
import { users } from '../database/schema'
import { seedDemo } from '../seed/seedDemo'

/** Fills a database without any person with the demo companies. */
export async function fillEmpty(database: Database, now: Date): Promise<void> {
  const [anyone] = await database.connection.select({ id: users.id }).from(users).limit(1)
  if (!anyone) await seedDemo(database, now)
}
