import { and, eq } from 'drizzle-orm'
import { ofOwner } from '../../platform/owner/ofOwner'
import { ownerOf } from '../../platform/owner/ownerKey'
import type { OrderRow } from './orderStatus'
import type { orderEvents, orderItems, orders, payments } from './tables'

/** What names an order, in its own row and in those that belong to it. */
export type OrderKey = Pick<OrderRow, 'ownerKind' | 'ownerId' | 'orderNo'>

/** The order itself, or what belongs to it. */
export const ofOrder = (
  table: typeof orders | typeof orderItems | typeof payments | typeof orderEvents,
  order: OrderKey,
) => and(ofOwner(table, ownerOf(order)), eq(table.orderNo, order.orderNo))
