import { and, eq, gt, isNotNull, not, or, sum } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Owner } from '../../platform/owner/Owner'
import type { catalogueProducts } from '../catalogue/tables'
import { findPersonLicence, termOf } from '../orders'
import { seatsAfterCut } from '../seatCuts'
import { products, seatHoldings } from '../seats/tables'

type ProductRow = typeof catalogueProducts.$inferSelect

interface RenewalsQuery {
  readonly owner: Owner
  readonly product: Pick<ProductRow, 'licenceId' | 'packages'>
  readonly now: Date
}

interface Batch {
  readonly mainId: string
  readonly seats: number
  readonly endAt: Date
}

/** The owner's licences of a product that end or have ended: a company's batches, or a person's licence. */
export async function listRenewals(db: Connection, { owner, product, now }: RenewalsQuery) {
  const batches =
    owner.kind === 'company'
      ? await batchesOf(db, owner.companyId, product)
      : await licenceOf(db, owner.userId, product)
  const durations = [
    ...new Set(product.packages.flatMap(({ terms }) => terms.map(({ months }) => months))),
  ].filter((months) => months !== null || owner.kind === 'person')
  return batches.map(({ mainId, seats, endAt }) => ({
    mainId,
    seats,
    endAt: endAt.toISOString(),
    isOver: endAt <= now,
    terms: durations.map((membershipDuration) => ({
      membershipDuration,
      endAt: termOf({ effect: 'extend', membershipDuration }, endAt, now)?.toISOString() ?? null,
    })),
  }))
}

/** A renewal covers all seats of a batch, except those that are about to end because fewer were renewed before. */
async function batchesOf(
  db: Connection,
  companyId: string,
  { licenceId }: RenewalsQuery['product'],
): Promise<Batch[]> {
  const seats = sum(seatHoldings.quantity).mapWith(Number)
  const left = seatsAfterCut(db)
  const batches = await db
    .select({ mainId: products.mainId, endAt: products.endAt, seats, left })
    .from(products)
    .innerJoin(
      seatHoldings,
      and(eq(seatHoldings.companyId, products.companyId), eq(seatHoldings.mainId, products.mainId)),
    )
    .where(
      and(
        eq(products.companyId, companyId),
        or(eq(products.mainId, licenceId), eq(products.batchOf, licenceId)),
        isNotNull(products.endAt),
        not(products.isTrial),
        not(products.disabled),
      ),
    )
    .groupBy(products.companyId, products.mainId)
    .having(gt(seats, 0))
    .orderBy(products.endAt, products.mainId)
  return batches.flatMap(({ mainId, endAt, seats, left }) =>
    endAt === null ? [] : [{ mainId, endAt, seats: Math.min(seats, left ?? seats) }],
  )
}

async function licenceOf(
  db: Connection,
  userId: string,
  { licenceId }: RenewalsQuery['product'],
): Promise<Batch[]> {
  const licence = await findPersonLicence(db, userId, licenceId)
  return licence?.endAt ? [{ mainId: licence.id, seats: 1, endAt: licence.endAt }] : []
}
