import { lte, sql } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { quotas } from './tables'

/** The longest period there is: what is older may be forgotten. */
export const longestMilliseconds = 86_400_000

/**
 * Counts one more, or several, in a period that begins with its first one. The row is held until the transaction ends: of many at
 * once, in whichever process, each has another number.
 *
 * @param key names what is counted, without naming anybody
 * @param by how many come at once. Default: one
 * @returns how many there were, these included
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
