import { and, count, eq, gt, notExists, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isAmong } from '../../platform/database/isAmong'
import { undoMilliseconds } from './cancelledGrants'
import { cancelledGrants, grants } from './tables'

/**
 * How long a seat that was taken back by hand isn't given to the waiting list, so that undo finds it. A bulk change can
 * be undone as a whole from its end on, so its first seats need a moment more.
 */
export const keptForUndoMilliseconds = undoMilliseconds + 60_000

/**
 * Seats of the products that were taken back by hand moments ago, by department. Administrators can still assign
 * them. A seat isn't counted if its former holder has the product again, because undo doesn't need it.
 */
export async function findKeptForUndo(
  db: Connection,
  companyId: string,
  mainIds: readonly string[],
  now: Date,
): Promise<(mainId: string, departmentId: string) => number> {
  if (mainIds.length === 0) return () => 0
  const rows = await db
    .select({ mainId: cancelledGrants.mainId, departmentId: cancelledGrants.departmentId, kept: count() })
    .from(cancelledGrants)
    .where(
      and(
        eq(cancelledGrants.companyId, companyId),
        isAmong(cancelledGrants.mainId, mainIds),
        gt(cancelledGrants.cancelledAt, new Date(now.getTime() - keptForUndoMilliseconds)),
        notExists(
          db
            .select({ one: sql`1` })
            .from(grants)
            .where(
              and(
                eq(grants.companyId, companyId),
                eq(grants.mainId, cancelledGrants.mainId),
                eq(grants.userId, cancelledGrants.userId),
              ),
            ),
        ),
      ),
    )
    .groupBy(cancelledGrants.mainId, cancelledGrants.departmentId)
  const kept = new Map(rows.map((row) => [`${row.mainId}/${row.departmentId}`, row.kept]))
  return (mainId, departmentId) => kept.get(`${mainId}/${departmentId}`) ?? 0
}
