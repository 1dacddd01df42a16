import { and, gt, inArray } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { quotas } from './tables'

/** How many `countWithin` has counted in the periods that run; nothing is said of keys without any. */
export async function readWithin(
  db: Connection,
  keys: readonly string[],
  milliseconds: number,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const isRunning = gt(quotas.startedAt, new Date(now.getTime() - milliseconds))
  const rows = await db
    .select({ key: quotas.key, count: quotas.count })
    .from(quotas)
    .where(and(inArray(quotas.key, [...keys]), isRunning))
  return new Map(rows.map(({ key, count }) => [key, count]))
}
