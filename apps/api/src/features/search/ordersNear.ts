import { and, desc, eq, exists, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import { ofOwner } from '../../platform/owner/ofOwner'
import { type OrderStatus, statusColumn } from '../orders'
import { orderItems, orders } from '../orders/tables'
import { closeness } from './closeness'
import { nearest } from './nearest'
import type { Scopes } from './scopesOf'

export interface OrderRow {
  readonly orderNo: string
  readonly productName: string
  /** Fen. */
  readonly payAmount: number
  readonly status: OrderStatus
  readonly createdAt: string
}

/** Found by their number or by anything that was ordered; the first thing gives an order its name. */
export function ordersNear(
  db: Connection,
  companyId: string,
  { orders: scope }: Scopes,
  term: string,
  now: Date,
) {
  const owner = { kind: 'company', companyId } as const
  const ofOrder = and(ofOwner(orderItems, owner), eq(orderItems.orderNo, orders.orderNo))
  const sought = { name: orderItems.productName, spelling: orderItems.spelling, digits: orders.orderNo }
  const near = nearest({
    table: orders,
    id: orders.orderNo,
    listed: scope ? and(ofOwner(orders, owner), isNull(orders.deletedAt)) : sql`false`,
    closeness: closeness(sought, term).map((close) =>
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
