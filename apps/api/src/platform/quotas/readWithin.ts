import { and, gt, inArray } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { quotas } from './tables'

/** The counts of `countWithin` in the current periods; keys without any are absent. */
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
