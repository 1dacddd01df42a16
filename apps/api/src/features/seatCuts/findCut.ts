import { renewalsRefusals } from '@atrium/contracts/renewals/refusals'
import { and, eq, sum } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import { grants, products, seatHoldings } from '../seats/tables'
import { chooseLosers, type Holder } from './chooseLosers'
import { seatCutMembers, seatCuts } from './tables'

export type SeatCut = typeof seatCuts.$inferSelect
export type CutKey = Pick<SeatCut, 'companyId' | 'mainId'>

export const ofCut = (table: typeof seatCuts | typeof seatCutMembers, { companyId, mainId }: CutKey) =>
  and(eq(table.companyId, companyId), eq(table.mainId, mainId))

/** A cut whose order is paid, or can still be. */
export async function findCut(db: Connection, key: CutKey, now: Date): Promise<SeatCut | undefined> {
  const [cut] = await db.select().from(seatCuts).where(ofCut(seatCuts, key))
  return cut && (cut.cutAt !== null || cut.expiresAt > now) ? cut : undefined
}

/** @throws Refusal `cutMissing` */
export async function requireCut(db: Connection, key: CutKey, now: Date): Promise<SeatCut> {
  const cut = await findCut(db, key, now)
  if (!cut) throw new Refusal(renewalsRefusals.cutMissing)
  return cut
}

export interface CutHolder extends Holder {
  readonly grantId: string
}

export interface Resolved {
  readonly holders: readonly CutHolder[]
  readonly losers: readonly CutHolder[]
}

/** Who would lose a seat if the cut were carried out now. */
export async function resolveCut(db: Connection, cut: SeatCut): Promise<Resolved> {
  const holders = await db
    .select({
      grantId: grants.id,
      userId: grants.userId,
      idleSince: grants.idleSince,
      lastUsedOn: grants.lastUsedOn,
      grantedAt: grants.grantedAt,
    })
    .from(grants)
    .where(and(eq(grants.companyId, cut.companyId), eq(grants.mainId, cut.mainId)))
  const members = await db
    .select({ userId: seatCutMembers.userId })
    .from(seatCutMembers)
    .where(and(ofCut(seatCutMembers, cut), seatCutMembers.isChosen))
  const chosen = new Set(members.map(({ userId }) => userId))
  return {
    holders,
    losers: chooseLosers(holders, { seats: cut.seats, chosen, decidedAt: cut.decidedAt }),
  }
}

/** The seats of a batch, its name and its end. */
export async function findBatch(db: Connection, { companyId, mainId }: CutKey) {
  const [batch] = await db
    .select({ name: products.name, endAt: products.endAt, seats: sum(seatHoldings.quantity).mapWith(Number) })
    .from(products)
    .leftJoin(
      seatHoldings,
      and(eq(seatHoldings.companyId, products.companyId), eq(seatHoldings.mainId, products.mainId)),
    )
    .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId)))
    .groupBy(products.companyId, products.mainId)
  return { name: batch?.name ?? '', seats: batch?.seats ?? 0, endAt: batch?.endAt ?? null }
}
