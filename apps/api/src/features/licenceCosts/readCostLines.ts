import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { ofOwner } from '../../platform/owner/ofOwner'
import type { SoldPackage } from '../catalogue'
import { catalogueProducts } from '../catalogue/tables'
import { itemsOfOrder, termOf } from '../orders'
import { orderItems, orders } from '../orders/tables'
import { products } from '../seats/tables'
import { type CostLine, type Term, termBetween } from './costLines'
import { divide } from './divide'
import { grouped } from './grouped'

type Order = typeof orders.$inferSelect
type Item = typeof orderItems.$inferSelect
/** Any batch of a product, and its first one. */
type Batches = ReadonlyMap<string, string>

/** Months that a permanent licence counts as if its order doesn't say what each item cost. */
const permanentMonths = 36

/**
 * What each item of the company's paid orders cost, the earliest payment first. Payments that are refunded never belong
 * to a delivered order, so nothing is taken off.
 */
export async function readCostLines(db: Connection, companyId: string): Promise<readonly CostLine[]> {
  const rows = await db
    .select({ order: orders, item: orderItems })
    .from(orders)
    .innerJoin(orderItems, itemsOfOrder)
    .where(
      and(ofOwner(orders, { kind: 'company', companyId }), inArray(orders.status, ['SUCCESS', 'COMPLETED'])),
    )
    .orderBy(asc(orders.paidAt), asc(orders.orderNo), asc(orderItems.position))
  const batches = await readBatches(db, companyId)
  const byOrder = grouped(rows, ({ order }) => order.orderNo)
  const areSplit = [...byOrder.values()].some(
    (all) => all.length > 1 && all.some(({ item }) => item.amount === null),
  )
  const priceOf = areSplit ? await readListPrices(db, batches) : () => null
  return [...byOrder.values()].flatMap((all) => {
    const weights = weightsOf(
      all.map(({ item }) => item),
      priceOf,
    )
    const order = all[0]?.order
    if (!order) return []
    const amounts = divide(order.actualAmount ?? order.payAmount, weights)
    const listAmounts = divide(order.orderAmount, weights)
    return all.map(({ item }, n) => lineOf(order, item, batches, amounts[n] ?? 0, listAmounts[n] ?? 0))
  })
}

const lineOf = (
  order: Order,
  item: Item,
  batches: Batches,
  amount: number,
  listAmount: number,
): CostLine => ({
  orderNo: order.orderNo,
  position: item.position,
  mainId: item.deliveredTo ?? item.mainId,
  productId: batches.get(item.deliveredTo ?? item.mainId) ?? item.mainId,
  productName: item.productName,
  packageName: item.sellingPackageName,
  months: item.membershipDuration,
  quantity: item.purchaseQuantity,
  amount,
  listAmount,
  paidAt: order.paidAt ?? order.deliveredAt ?? order.createdAt,
  term: order.status === 'COMPLETED' ? deliveredTerm(item, order) : null,
  isPermanent: isPermanent(item),
  invoiceNumber: order.invoiceNumber,
})

const isPermanent = ({ membershipDuration, extendUntil }: Item) =>
  membershipDuration === null && extendUntil === null

/** Older items don't say when their time begins, and the oldest don't say when it ends. */
function deliveredTerm(item: Item, { deliveredAt, paidAt, createdAt }: Order): Term {
  const delivered = deliveredAt ?? paidAt ?? createdAt
  if (isPermanent(item)) return termBetween(delivered, null)
  const until = item.deliveredUntil ?? termOf(item, null, delivered)
  if (item.deliveredFrom) return termBetween(item.deliveredFrom, until)
  if (item.effect === 'add' || until === null || item.membershipDuration === null)
    return termBetween(delivered, until)
  const begin = monthsBefore(until, item.membershipDuration)
  return termBetween(begin > delivered ? begin : delivered, until)
}

function monthsBefore(until: Date, months: number): Date {
  const begin = new Date(until)
  begin.setUTCMonth(begin.getUTCMonth() - months)
  return begin
}

/**
 * What the items of an order cost in proportion: their own amounts, or else their prices in today's catalogue, or else
 * seats times months.
 */
function weightsOf(items: readonly Item[], priceOf: (item: Item) => number | null): readonly number[] {
  for (const amountOf of [(item: Item) => item.amount, priceOf]) {
    const amounts = items.map(amountOf)
    if (amounts.every((amount) => amount !== null)) return amounts.map((amount) => amount ?? 0)
  }
  return items.map(
    ({ purchaseQuantity, membershipDuration }) => purchaseQuantity * (membershipDuration ?? permanentMonths),
  )
}

async function readBatches(db: Connection, companyId: string): Promise<Batches> {
  const rows = await db
    .select({ mainId: products.mainId, batchOf: products.batchOf })
    .from(products)
    .where(eq(products.companyId, companyId))
  return new Map(rows.map(({ mainId, batchOf }) => [mainId, batchOf ?? mainId]))
}

async function readListPrices(db: Connection, batches: Batches): Promise<(item: Item) => number | null> {
  const sold = await db
    .select({ licenceId: catalogueProducts.licenceId, packages: catalogueProducts.packages })
    .from(catalogueProducts)
  const packagesOf = new Map<string, readonly SoldPackage[]>(
    sold.map(({ licenceId, packages }) => [licenceId, packages]),
  )
  return ({ mainId, sellingPackageName, membershipDuration, extendUntil, purchaseQuantity }) => {
    if (extendUntil) return null
    const packages = packagesOf.get(batches.get(mainId) ?? mainId)
    const chosen = packages?.find(({ names }) => sellingPackageName.startsWith(names['zh-CN']))
    const term = chosen?.terms.find(({ months }) => months === membershipDuration)
    return term ? term.price * purchaseQuantity : null
  }
}
