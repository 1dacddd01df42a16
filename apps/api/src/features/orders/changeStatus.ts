import type { Connection } from '../../platform/database/Connection'
import { ofOrder } from './ofOrder'
import type { OrderRow, OrderStatus } from './orderStatus'
import { orderEvents, orders } from './tables'

interface Change {
  readonly after: OrderStatus
  readonly now: Date
  /** Empty: the payment provider, the clock or an operator. */
  readonly actorId?: string
  /** What changes beside the status. */
  readonly set?: Partial<typeof orders.$inferInsert>
}

/** Writes an order's new status and its place in the history. The caller holds the owner. */
export async function changeStatus(db: Connection, order: OrderRow, change: Change): Promise<void> {
  const { ownerKind, ownerId, orderNo, status } = order
  await db
    .update(orders)
    .set({ ...change.set, status: change.after })
    .where(ofOrder(orders, order))
  if (status === change.after) return
  await db.insert(orderEvents).values({
    ownerKind,
    ownerId,
    orderNo,
    before: status,
    after: change.after,
    actorId: change.actorId ?? '',
    at: change.now,
  })
}
