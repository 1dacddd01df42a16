import { and, eq, gt, isNull, type SQL, sql, sum } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isAmong } from '../../platform/database/isAmong'
import { departmentOf } from '../organisation'
import { departments } from '../organisation/tables'
import { products, seatCheckouts, seatHoldings } from './tables'

/** Checkouts that weren't silent for too long. */
export const isOpen = (now: Date): SQL | undefined =>
  and(isNull(seatCheckouts.endedAt), gt(seatCheckouts.endsAt, now))

/** Checkouts of a batch now, for a query that reads products. */
export const concurrentInUse = (db: Connection, now: Date): SQL<number> =>
  db.$count(
    seatCheckouts,
    and(
      eq(seatCheckouts.companyId, products.companyId),
      eq(seatCheckouts.mainId, products.mainId),
      isOpen(now),
    ),
  )

/** Seats of a concurrent batch that nobody uses now, for the same query. */
export function concurrentFree(db: Connection, now: Date): SQL<number> {
  const owned = db
    .select({ total: sql`coalesce(sum(${seatHoldings.quantity}), 0)` })
    .from(seatHoldings)
    .where(and(eq(seatHoldings.companyId, products.companyId), eq(seatHoldings.mainId, products.mainId)))
  return sql<number>`greatest(0, (${owned}) - ${concurrentInUse(db, now)})`
}

/** Checkouts and seats of concurrent batches now. */
export async function countConcurrent(
  db: Connection,
  companyId: string,
  mainIds: readonly string[],
  now: Date,
): Promise<(mainId: string) => { readonly inUse: number; readonly total: number }> {
  if (mainIds.length === 0) return () => ({ inUse: 0, total: 0 })
  const used = await db
    .select({ mainId: seatCheckouts.mainId, count: sql<number>`count(*)::int` })
    .from(seatCheckouts)
    .where(and(eq(seatCheckouts.companyId, companyId), isAmong(seatCheckouts.mainId, mainIds), isOpen(now)))
    .groupBy(seatCheckouts.mainId)
  const owned = await db
    .select({ mainId: seatHoldings.mainId, total: sum(seatHoldings.quantity).mapWith(Number) })
    .from(seatHoldings)
    .where(and(eq(seatHoldings.companyId, companyId), isAmong(seatHoldings.mainId, mainIds)))
    .groupBy(seatHoldings.mainId)
  const inUse = new Map(used.map(({ mainId, count }) => [mainId, count]))
  const totals = new Map(owned.map(({ mainId, total }) => [mainId, total]))
  return (mainId) => ({ inUse: inUse.get(mainId) ?? 0, total: totals.get(mainId) ?? 0 })
}

/** Checkouts of concurrent batches now, by batch and by the department that owns the seat; only some departments. */
export function findConcurrentUse(
  db: Connection,
  companyId: string,
  now: Date,
  which: SQL | undefined,
): Promise<readonly { readonly mainId: string; readonly departmentId: string; readonly inUse: number }[]> {
  return db
    .select({
      mainId: seatCheckouts.mainId,
      departmentId: seatCheckouts.departmentId,
      inUse: sql<number>`count(*)::int`,
    })
    .from(seatCheckouts)
    .innerJoin(departments, departmentOf(seatCheckouts))
    .where(and(eq(seatCheckouts.companyId, companyId), isOpen(now), which))
    .groupBy(seatCheckouts.mainId, seatCheckouts.departmentId)
}
