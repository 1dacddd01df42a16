import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Owner } from '../../platform/owner/Owner'
import { ofOwner } from '../../platform/owner/ofOwner'
import type { OrderRow } from './orderStatus'
import { refusals } from './refusals'
import { orders } from './tables'

/** An order of the owner, if it isn't deleted. */
export async function findOrder(db: Connection, owner: Owner, orderNo: string): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(ofOwner(orders, owner), eq(orders.orderNo, orderNo), isNull(orders.deletedAt)))
  if (!order) throw refusals.missing()
  return order
}
