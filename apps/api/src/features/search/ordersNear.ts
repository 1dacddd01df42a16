import { and, desc, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import type { Owner } from '../../platform/owner/Owner'
import { ofOwner } from '../../platform/owner/ofOwner'
import { markOf } from '../../platform/spelling/markOf'
import { type OrderStatus, statusColumn, yuan } from '../orders'
import { orderItems, orders } from '../orders/tables'
import { closeness, nearest } from './closeness'

interface OrderRow {
  readonly orderNo: string
  readonly productName: string
  /** Fen. */
  readonly payAmount: number
  readonly status: OrderStatus
  readonly createdAt: string
}

interface OfWhom {
  readonly owner: Owner
  /** Whether the caller may see orders. */
  readonly isListed: boolean
  /** A condition on `order_items` that also matches, after all closer matches. Default: none. */
  readonly also?: SQL | undefined
}

/** Orders match by their number or any item; the first item names an order. */
export function ordersNear(db: Connection, { owner, isListed, also }: OfWhom, term: string, now: Date) {
  const ofOrder = and(ofOwner(orderItems, owner), eq(orderItems.orderNo, orders.orderNo))
  const sought = { name: orderItems.productName, spelling: orderItems.spelling, digits: orders.orderNo }
  const near = nearest({
    table: orders,
    id: orders.orderNo,
    listed: isListed ? and(ofOwner(orders, owner), isNull(orders.deletedAt)) : sql`false`,
    closeness: [...closeness(sought, term), ...(also ? [also] : [])].map((close) =>
      exists(db.select({ one: sql`1` }).from(orderItems).where(and(ofOrder, close))),
    ),
  })
  return rowsOf<OrderRow>(
    db
      .select(
        columns({
          orderNo: orders.orderNo,
          productName: sql`coalesce(${orderItems.productName}, '')`,
          payAmount: orders.payAmount,
          status: statusColumn(now),
          createdAt: orders.createdAt,
        }),
      )
      .from(near.from)
      .innerJoin(orders, and(ofOwner(orders, owner), eq(orders.orderNo, near.id)))
      .leftJoin(orderItems, and(ofOrder, eq(orderItems.position, 0)))
      .orderBy(near.place, desc(orders.createdAt), desc(near.id)),
  )
}

/** An order in its wire format, with its name in the caller's language. */
export const asFoundOrder =
  (nameOf: (written: string) => string, term: string) =>
  ({ productName: written, payAmount, createdAt, ...order }: OrderRow) => {
    const productName = nameOf(written)
    return {
      ...order,
      productName,
      mark: markOf(productName, term, 'thing'),
      payAmount: yuan(payAmount),
      createdAt: new Date(createdAt).toISOString(),
    }
  }
