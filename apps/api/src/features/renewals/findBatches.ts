import { and, eq, inArray, isNotNull, sql, sum } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isSold } from '../catalogue'
import { catalogueProducts } from '../catalogue/tables'
import { findOpenRenewals } from '../orders'
import { orderItems } from '../orders/tables'
import { seatsAfterCut } from '../seatCuts'
import { products, seatHoldings } from '../seats/tables'
import { packageFor, type SoldPackage } from './renewalPrice'

/** A batch of a company that ends, and how it is renewed. */
export interface EndingBatch {
  readonly mainId: string
  /** The first batch of the same product. */
  readonly first: string
  readonly name: string
  readonly productType: 0 | 1
  readonly endAt: Date
  /** Seats that a renewal covers. */
  readonly seats: number
  /** Seats now. */
  readonly total: number
  readonly used: number
  /** Nobody holds its seats; undefined: members do. */
  readonly concurrent: { readonly seatsThatStay: number } | undefined
  /** It keeps fewer seats soon. */
  readonly isCutting: boolean
  /** The product and package that it is sold as; undefined: neither is sold for a term any more. */
  readonly sold: { readonly productName: string; readonly chosen: SoldPackage } | undefined
  /** The open order to renew it. */
  readonly orderNo: string | undefined
  /** Whether it is the product's only batch. */
  readonly isOnly: boolean
}

/** The batches of a company that can be renewed, or could be if they were sold: the first to end first. */
export async function findBatches(db: Connection, companyId: string, now: Date): Promise<EndingBatch[]> {
  const rows = await db
    .select({
      product: products,
      seats: sum(seatHoldings.quantity).mapWith(Number),
      used: sum(seatHoldings.used).mapWith(Number),
      left: seatsAfterCut(db),
    })
    .from(products)
    .innerJoin(
      seatHoldings,
      and(eq(seatHoldings.companyId, products.companyId), eq(seatHoldings.mainId, products.mainId)),
    )
    .where(eq(products.companyId, companyId))
    .groupBy(products.companyId, products.mainId)
    .having(sql`sum(${seatHoldings.quantity}) > 0`)
    .orderBy(products.endAt, products.mainId)
  const firstOf = ({ batchOf, mainId }: (typeof rows)[number]['product']) => batchOf ?? mainId
  const countOf = new Map<string, number>()
  for (const { product } of rows) countOf.set(firstOf(product), (countOf.get(firstOf(product)) ?? 0) + 1)
  const soldAs = await findSold(db, [...countOf.keys()])
  const boughtAs = await findBought(db, companyId)
  const open = await findOpenRenewals(db, companyId, now)
  return rows.flatMap(({ product, seats, used, left }) => {
    const { mainId, endAt } = product
    if (endAt === null || product.isTrial || product.disabled) return []
    const first = firstOf(product)
    const sold = soldAs.get(first)
    const chosen = sold && packageFor(sold.packages, boughtAs.get(mainId))
    return [
      {
        mainId,
        first,
        name: product.name,
        productType: product.productType === 1 ? 1 : 0,
        endAt,
        seats: Math.min(seats, left ?? seats),
        total: seats,
        used,
        concurrent: product.isConcurrent ? { seatsThatStay: countStaying(product, rows, now) } : undefined,
        isCutting: left !== null,
        sold: sold && chosen && { productName: sold.texts['zh-CN'].name, chosen },
        orderNo: open.get(mainId),
        isOnly: countOf.get(first) === 1,
      },
    ]
  })
}

interface Counted {
  readonly product: typeof products.$inferSelect
  readonly seats: number
}

/** Concurrent seats of the same product that can be used after the end of a batch. They are used before its own. */
function countStaying(ending: Counted['product'], all: readonly Counted[], now: Date): number {
  const first = ending.batchOf ?? ending.mainId
  const endOf = ({ endAt }: Counted['product']) => endAt?.getTime() ?? Number.POSITIVE_INFINITY
  return all
    .filter(({ product }) => {
      const isUsable = product.isConcurrent && !product.disabled && endOf(product) > now.getTime()
      const isLater =
        endOf(product) > endOf(ending) || (endOf(product) === endOf(ending) && product.mainId < ending.mainId)
      return (product.batchOf ?? product.mainId) === first && isUsable && isLater
    })
    .reduce((sum, { seats }) => sum + seats, 0)
}

async function findSold(db: Connection, licenceIds: readonly string[]) {
  if (licenceIds.length === 0) return new Map<string, typeof catalogueProducts.$inferSelect>()
  const rows = await db
    .select()
    .from(catalogueProducts)
    .where(and(inArray(catalogueProducts.licenceId, [...licenceIds]), isSold))
  return new Map(rows.map((row) => [row.licenceId, row]))
}

/** The package of each batch, as last ordered. */
async function findBought(db: Connection, companyId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({
      mainId: orderItems.deliveredTo,
      name: orderItems.sellingPackageName,
    })
    .from(orderItems)
    .where(
      and(
        eq(orderItems.ownerKind, 'company'),
        eq(orderItems.ownerId, companyId),
        isNotNull(orderItems.deliveredTo),
      ),
    )
    .orderBy(orderItems.orderNo, orderItems.position)
  return new Map(rows.flatMap(({ mainId, name }) => (mainId === null ? [] : [[mainId, name] as const])))
}
