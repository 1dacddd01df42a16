import { sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'

/** The notification channels for directories to read, and for changes to make or callbacks to read. */
export const readsChannel = 'atrium_directory_reads'
export const changesChannel = 'atrium_directory_changes'

/** Wakes the workers of all processes when the transaction of `db` commits. */
export async function wakeWorkers(
  db: Connection,
  channel: typeof readsChannel | typeof changesChannel,
): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, '')`)
}
