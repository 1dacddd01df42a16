import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { products, seatHoldings } from '../seats/tables'
import { carryOutCut } from './carryOutCut'
import { type CutKey, ofCut } from './findCut'
import { seatCuts } from './tables'

interface Plan extends CutKey {
  readonly orderNo: string
  /** Seats that are renewed. */
  readonly seats: number
  /** When the order closes if it is still unpaid. */
  readonly expiresAt: Date
}

/** Stores that an order renews only some seats of a batch. It replaces the plan of an order that was never paid. */
export async function planCut(db: Connection, { companyId, mainId, ...plan }: Plan): Promise<void> {
  await db.delete(seatCuts).where(ofCut(seatCuts, { companyId, mainId }))
  await db.insert(seatCuts).values({ companyId, mainId, ...plan })
}

/** The order was cancelled. */
export async function dropCuts(db: Connection, companyId: string, orderNo: string): Promise<void> {
  await db
    .delete(seatCuts)
    .where(and(eq(seatCuts.companyId, companyId), eq(seatCuts.orderNo, orderNo), isNull(seatCuts.cutAt)))
}

interface Delivered extends CutKey {
  readonly orderNo: string
  /** When the batch would have ended. */
  readonly endAt: Date | null
  readonly now: Date
}

/**
 * The order is delivered, so its cut has a date; if that has passed, it is carried out at once. The caller holds the
 * company's lock alone.
 */
export async function startCut(db: Connection, { orderNo, endAt, now, ...key }: Delivered): Promise<void> {
  const cutAt = endAt !== null && endAt > now ? endAt : now
  const [cut] = await db
    .update(seatCuts)
    .set({ cutAt })
    .where(and(ofCut(seatCuts, key), eq(seatCuts.orderNo, orderNo)))
    .returning()
  if (cut && cutAt <= now) await carryOutCut(db, cut, now)
}

/** The seats that a cut leaves, for a query that reads products: null if no cut has a date. */
export const seatsAfterCut = (db: Connection) =>
  sql<number | null>`(${db
    .select({ seats: seatCuts.seats })
    .from(seatCuts)
    .where(
      and(
        eq(seatCuts.companyId, products.companyId),
        eq(seatCuts.mainId, products.mainId),
        isNotNull(seatCuts.cutAt),
      ),
    )})`

/** What ends before the rest of a batch, for a query that reads products: null if no cut has a date. */
export const earlierEndOf = (db: Connection) =>
  sql<{ readonly seats: number; readonly endTime: string } | null>`(${db
    .select({
      ends: sql`jsonb_build_object('seats', sum(${seatHoldings.quantity}) - ${seatCuts.seats}, 'endTime',
        to_char(${seatCuts.cutAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
    })
    .from(seatCuts)
    .innerJoin(
      seatHoldings,
      and(eq(seatHoldings.companyId, seatCuts.companyId), eq(seatHoldings.mainId, seatCuts.mainId)),
    )
    .where(
      and(
        eq(seatCuts.companyId, products.companyId),
        eq(seatCuts.mainId, products.mainId),
        isNotNull(seatCuts.cutAt),
      ),
    )
    .groupBy(seatCuts.companyId, seatCuts.mainId)
    .having(sql`sum(${seatHoldings.quantity}) > ${seatCuts.seats}`)})`
