import { and, eq, gt, isNotNull, not, or, sum } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { catalogueProducts } from '../catalogue/tables'
import { termOf } from '../orders'
import { products, seatHoldings } from '../seats/tables'

type ProductRow = typeof catalogueProducts.$inferSelect

interface Asked {
  readonly companyId: string
  readonly product: Pick<ProductRow, 'licenceId' | 'packages'>
  readonly now: Date
}

/** The company's batches of a product that end or have ended: more time is for all seats of one. */
export async function listRenewals(db: Connection, { companyId, product, now }: Asked) {
  const seats = sum(seatHoldings.quantity).mapWith(Number)
  const batches = await db
    .select({ mainId: products.mainId, endAt: products.endAt, seats })
    .from(products)
    .innerJoin(
      seatHoldings,
      and(eq(seatHoldings.companyId, products.companyId), eq(seatHoldings.mainId, products.mainId)),
    )
    .where(
      and(
        eq(products.companyId, companyId),
        or(eq(products.mainId, product.licenceId), eq(products.batchOf, product.licenceId)),
        isNotNull(products.endAt),
        not(products.isTrial),
        not(products.disabled),
      ),
    )
    .groupBy(products.mainId, products.endAt)
    .having(gt(seats, 0))
    .orderBy(products.endAt, products.mainId)
  const durations = new Set(product.packages.flatMap(({ terms }) => terms.map(({ months }) => months)))
  return batches.flatMap(({ mainId, endAt, seats }) =>
    endAt === null
      ? []
      : [
          {
            ...{ mainId, seats },
            endAt: endAt.toISOString(),
            isOver: endAt <= now,
            terms: [...durations].flatMap((membershipDuration) => {
              const until = termOf({ effect: 'extend', membershipDuration }, endAt, now)
              return membershipDuration === null || until === null
                ? []
                : [{ membershipDuration, endAt: until.toISOString() }]
            }),
          },
        ],
  )
}
