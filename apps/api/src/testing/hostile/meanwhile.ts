import { sql } from 'drizzle-orm'
import { lockCompany } from '../../features/organisation/locks'
import type { Connection, Database } from '../../platform/database/Connection'

/**
 * Sends a call while somebody else's change holds the company, and completes the change when the call waits
 * for it: the call was admitted under the old state and writes under the new one.
 *
 * PGlite has no concurrency: there, the call comes after the change.
 */
export async function meanwhile<T>(
  database: Database,
  companyId: string,
  change: (transaction: Connection) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> {
  let letGo = () => {}
  const mayEnd = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let hasChanged = () => {}
  const changed = new Promise<void>((resolve) => {
    hasChanged = resolve
  })
  const holding = database.transaction(async (transaction) => {
    await lockCompany(transaction, companyId, 'alone')
    await change(transaction)
    hasChanged()
    await mayEnd
  })
  await Promise.race([changed, holding])
  const calling = call()
  if (process.env.TEST_DATABASE === 'postgres') await untilWaiting(database, calling)
  letGo()
  await holding
  return calling
}

/** Or until it is finished, if it waits for nothing. */
async function untilWaiting({ connection }: Database, calling: Promise<unknown>): Promise<void> {
  let isThrough = false
  const done = () => {
    isThrough = true
  }
  calling.then(done, done)
  while (!isThrough && (await countWaiting(connection)) === 0) {
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function countWaiting(connection: Connection): Promise<number> {
  const [row] = await connection
    .select({
      waiting: sql<number>`(
        select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      )`.mapWith(Number),
    })
    .from(sql`(values (1)) as once`)
  return row?.waiting ?? 0
}
