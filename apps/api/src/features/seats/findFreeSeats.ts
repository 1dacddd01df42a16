import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { FreeSeats, Seeker } from './planSeats'
import { seatHoldings } from './tables'

/** Free seats of the products on the paths of the seekers, by product. Without a lock it is only a forecast. */
export async function findFreeSeats(
  db: Connection,
  companyId: string,
  mainIds: readonly string[],
  seekers: readonly Seeker[],
): Promise<ReadonlyMap<string, readonly FreeSeats[]>> {
  const departmentIds = [...new Set(seekers.flatMap((seeker) => seeker.departmentIds))]
  if (mainIds.length === 0 || departmentIds.length === 0) return new Map()
  const rows = await db
    .select({
      mainId: seatHoldings.mainId,
      departmentId: seatHoldings.departmentId,
      free: sql<number>`${seatHoldings.quantity} - ${seatHoldings.used}`.mapWith(Number),
    })
    .from(seatHoldings)
    .where(
      and(
        eq(seatHoldings.companyId, companyId),
        inArray(seatHoldings.mainId, [...mainIds]),
        inArray(seatHoldings.departmentId, departmentIds),
        gt(seatHoldings.quantity, seatHoldings.used),
      ),
    )
  const byProduct = new Map<string, FreeSeats[]>()
  for (const { mainId, ...seats } of rows) {
    const ofProduct = byProduct.get(mainId)
    if (ofProduct) ofProduct.push(seats)
    else byProduct.set(mainId, [seats])
  }
  return byProduct
}
