import { type OrderRow, statusAt } from '../orderStatus'
import type { orderItems } from '../tables'
import { termOf } from './termOf'

type Item = typeof orderItems.$inferSelect

/**
 * The effect of an item on the owner's seats or licence, whether delivered or announced as if paid now. Null for a
 * closed order, and for one that was delivered before effects were recorded.
 */
export function effectOf(item: Item, order: OrderRow, batchEnd: Date | null, now: Date) {
  const { effect: kind, purchaseQuantity: seats, deliveredTo, deliveredUntil } = item
  const status = statusAt(order, now)
  if (status === 'CLOSED') return null
  if (status === 'COMPLETED')
    return deliveredTo === null ? null : { kind, seats, from: null, until: wire(deliveredUntil) }
  const at = order.deliverAt && order.deliverAt > now ? order.deliverAt : now
  return {
    kind,
    seats,
    from: kind === 'extend' ? wire(batchEnd) : null,
    until: wire(termOf(item, batchEnd, at)),
  }
}

const wire = (moment: Date | null) => moment?.toISOString() ?? null
