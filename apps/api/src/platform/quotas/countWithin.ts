import { lte, sql } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { quotas } from './tables'

/** The longest period; older counts may be deleted. */
export const longestMilliseconds = 86_400_000

/**
 * Counts one or more events in a period that starts with the first one. The row stays locked until the
 * transaction ends, so simultaneous calls get different numbers.
 *
 * @param key names what is counted, without naming a person
 * @param by number of events. Default: one
 * @returns the total, including these
 */
export async function countWithin(
  db: Connection,
  key: string,
  milliseconds: number,
  now: Date,
  by = 1,
): Promise<number> {
  const isOver = lte(quotas.startedAt, new Date(now.getTime() - milliseconds))
  const [row] = await db
    .insert(quotas)
    .values({ key, count: by, startedAt: now })
    .onConflictDoUpdate({
      target: quotas.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${quotas.count} + excluded.count end`,
        startedAt: sql`case when ${isOver} then excluded.started_at else ${quotas.startedAt} end`,
      },
    })
    .returning({ count: quotas.count })
  if (!row) throw new Error('A quota could not be counted.')
  return row.count
}
