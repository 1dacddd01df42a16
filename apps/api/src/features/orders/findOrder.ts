import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { OrderRow } from './orderStatus'
import { refusals } from './refusals'
import { orders } from './tables'

/** An order of the company that it has not deleted. */
export async function findOrder(db: Connection, companyId: string, orderNo: string): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, companyId), eq(orders.orderNo, orderNo), isNull(orders.deletedAt)))
  if (!order) throw refusals.missing()
  return order
}
