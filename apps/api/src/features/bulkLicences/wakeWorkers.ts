import { sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'

/** The notification channel for new work. */
export const workChannel = 'atrium_bulk_changes'

/** Wakes the workers of all processes when the transaction of `db` commits. */
export async function wakeWorkers(db: Connection): Promise<void> {
  await db.execute(sql`select pg_notify(${workChannel}, '')`)
}
