import { and, eq, gt, not, or, sum } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { products, seatHoldings } from '../seats/tables'

/** Seats of a company, of one kind. */
interface Held {
  readonly seats: number
  /** When the first of them end, or the last ended; null: none ends. */
  readonly endAt: string | null
  readonly isOver: boolean
}

/**
 * What a company has of a product by any batch that isn't disabled: what it bought, and what it tries. Of either what
 * can be used, or where nothing can, what has ended; null: nothing.
 */
export async function findHeld(db: Connection, companyId: string, licenceId: string, now: Date) {
  const seats = sum(seatHoldings.quantity).mapWith(Number)
  const batches = await db
    .select({ isTrial: products.isTrial, endAt: products.endAt, seats })
    .from(products)
    .innerJoin(
      seatHoldings,
      and(eq(seatHoldings.companyId, products.companyId), eq(seatHoldings.mainId, products.mainId)),
    )
    .where(
      and(
        eq(products.companyId, companyId),
        or(eq(products.mainId, licenceId), eq(products.batchOf, licenceId)),
        not(products.disabled),
      ),
    )
    .groupBy(products.mainId, products.isTrial, products.endAt)
    .having(gt(seats, 0))
  return {
    held: summed(batches.filter(({ isTrial }) => !isTrial)),
    tried: summed(batches.filter(({ isTrial }) => isTrial)),
  }

  function summed(all: typeof batches): Held | null {
    const usable = all.filter(({ endAt }) => endAt === null || endAt > now)
    const isOver = usable.length === 0
    const counted = isOver ? all : usable
    if (counted.length === 0) return null
    const ends = counted.flatMap(({ endAt }) => (endAt === null ? [] : [endAt.toISOString()])).sort()
    return {
      seats: counted.reduce((total, batch) => total + batch.seats, 0),
      endAt: ends.at(isOver ? -1 : 0) ?? null,
      isOver,
    }
  }
}
