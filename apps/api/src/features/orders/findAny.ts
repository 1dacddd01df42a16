import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { UsageError } from '../../platform/operator/UsageError'
import type { OrderRow } from './orderStatus'
import { orders } from './tables'

/** Whose ever it is, deleted or not: for the vendor. */
export async function findAny(db: Connection, orderNo: string): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo))
  if (!order) throw new UsageError(`There is no order ${orderNo}.`)
  return order
}
