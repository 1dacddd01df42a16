import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { OrderRow, OrderStatus } from './orderStatus'
import { orderEvents, orders } from './tables'

interface Change {
  readonly after: OrderStatus
  readonly now: Date
  /** Empty: nobody of the company. */
  readonly actorId?: string
  /** What changes beside the status. */
  readonly set?: Partial<typeof orders.$inferInsert>
}

/** Writes an order's new status and its place in the history. The caller holds the company. */
export async function changeStatus(db: Connection, order: OrderRow, change: Change): Promise<void> {
  const { companyId, orderNo, status } = order
  await db
    .update(orders)
    .set({ ...change.set, status: change.after })
    .where(and(eq(orders.companyId, companyId), eq(orders.orderNo, orderNo)))
  if (status === change.after) return
  await db.insert(orderEvents).values({
    companyId,
    orderNo,
    before: status,
    after: change.after,
    actorId: change.actorId ?? '',
    at: change.now,
  })
}
