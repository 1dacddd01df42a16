import { ordersRefusals } from '@atrium/contracts/orders/refusals'
import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { UsageError } from '../../platform/operator/UsageError'
import type { Owner } from '../../platform/owner/Owner'
import { ofOwner } from '../../platform/owner/ofOwner'
import { ownerOf } from '../../platform/owner/ownerKey'
import { Refusal } from '../../platform/refusal/Refusal'
import { products } from '../seats/tables'
import { type OrderRow, unpaidStatuses } from './orderStatus'
import { type orderEvents, orderItems, orders, type payments } from './tables'
import { yuan } from './wire'

/** Finds an order of the owner unless it is deleted. */
export async function findOrder(db: Connection, owner: Owner, orderNo: string): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(ofOwner(orders, owner), eq(orders.orderNo, orderNo), isNull(orders.deletedAt)))
  if (!order) throw new Refusal(ordersRefusals.missing)
  return order
}

/** Identifies an order, in its own row and in rows that belong to it. */
export type OrderKey = Pick<OrderRow, 'ownerKind' | 'ownerId' | 'orderNo'>

/** The condition for the order itself, or for rows that belong to it. */
export const ofOrder = (
  table: typeof orders | typeof orderItems | typeof payments | typeof orderEvents,
  order: OrderKey,
) => and(ofOwner(table, ownerOf(order)), eq(table.orderNo, order.orderNo))

/** Finds an order of any owner, deleted or not, for the vendor. */
export async function findAny(db: Connection, orderNo: string): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo))
  if (!order) throw new UsageError(`There is no order ${orderNo}.`)
  return order
}

interface OpenOrderQuery {
  readonly owner: Owner
  /** The product and, for a company, each of its batches. */
  readonly mainIds: readonly string[]
  readonly now: Date
}

/** The items of an order, for a join of the two. */
export const itemsOfOrder = and(
  eq(orderItems.ownerKind, orders.ownerKind),
  eq(orderItems.ownerId, orders.ownerId),
  eq(orderItems.orderNo, orders.orderNo),
)

/** The owner's newest undelivered order of a product, paid or not; null: none. */
export async function findOpenOrder(db: Connection, { owner, mainIds, now }: OpenOrderQuery) {
  const [found] = await db
    .select({ order: orders, item: orderItems })
    .from(orders)
    .innerJoin(orderItems, itemsOfOrder)
    .where(
      and(
        ofOwner(orders, owner),
        isNull(orders.deletedAt),
        inArray(orderItems.mainId, [...mainIds]),
        isOpen(now),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(1)
  return found
    ? {
        orderNo: found.order.orderNo,
        payAmount: yuan(found.order.payAmount),
        isUnpaid: unpaidStatuses.includes(found.order.status),
        renewMainId: owner.kind === 'company' && found.item.effect === 'extend' ? found.item.mainId : null,
      }
    : null
}

/** Neither delivered nor closed. */
const isOpen = (now: Date) =>
  or(
    and(inArray(orders.status, unpaidStatuses), gt(orders.expiresAt, now)),
    inArray(orders.status, ['PROCESSING', 'ACCEPT', 'SUCCESS']),
  )

/** For a query that reads products: the unpaid order that renews a batch; null: none. */
export const unpaidRenewalOf = (db: Connection, now: Date) =>
  sql<string | null>`(${db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .innerJoin(orderItems, itemsOfOrder)
    .where(
      and(
        eq(orders.ownerKind, 'company'),
        eq(orders.ownerId, products.companyId),
        isNull(orders.deletedAt),
        inArray(orders.status, unpaidStatuses),
        gt(orders.expiresAt, now),
        eq(orderItems.effect, 'extend'),
        eq(orderItems.mainId, products.mainId),
      ),
    )
    .limit(1)})`

/** The undelivered orders that renew a company's batches, by batch. */
export async function findOpenRenewals(
  db: Connection,
  companyId: string,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const owner = { kind: 'company', companyId } as const
  const rows = await db
    .select({ mainId: orderItems.mainId, orderNo: orders.orderNo })
    .from(orders)
    .innerJoin(orderItems, itemsOfOrder)
    .where(
      and(ofOwner(orders, owner), isNull(orders.deletedAt), eq(orderItems.effect, 'extend'), isOpen(now)),
    )
  return new Map(rows.map(({ mainId, orderNo }) => [mainId, orderNo]))
}
