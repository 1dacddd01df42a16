import { and, asc, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { findBatch, findCut, resolveCut } from './findCut'
import { seatCuts } from './tables'

/** The cuts that an order brings and that aren't carried out: with the batch's name and seats, and how many lose one. */
export async function cutsOfOrder(db: Connection, companyId: string, orderNo: string, now: Date) {
  const rows = await db
    .select({ mainId: seatCuts.mainId })
    .from(seatCuts)
    .where(and(eq(seatCuts.companyId, companyId), eq(seatCuts.orderNo, orderNo)))
    .orderBy(asc(seatCuts.mainId))
  const cuts = []
  for (const { mainId } of rows) {
    const cut = await findCut(db, { companyId, mainId }, now)
    if (!cut) continue
    const { losers } = await resolveCut(db, cut)
    const { name, seats, endAt } = await findBatch(db, cut)
    cuts.push({
      mainId,
      name,
      seats,
      seatsAfter: cut.seats,
      at: cut.cutAt ?? endAt,
      losingCount: losers.length,
    })
  }
  return cuts
}
