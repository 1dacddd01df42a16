import type { ordersOperations } from '@atrium/contracts/orders/policy'
import { ordersRefusals } from '@atrium/contracts/orders/refusals'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { dropCuts } from '../seatCuts'
import { abandonPayments, changeStatus } from './changeStatus'
import { findOrder, ofOrder } from './findOrder'
import { refreshOrderCounts } from './notifyBuyers'
import { isOver, isUnpaid } from './orderStatus'
import { orders } from './tables'

/** The buyer may be at the cashier meanwhile: anything paid after this is refunded. */
export async function cancelOrder(call: Call<typeof ordersOperations.cancelOrder>) {
  const { db, owner, person, params, now } = call
  const order = await findOrder(db, owner, params.orderNo)
  if (!isUnpaid(order, now)) throw new Refusal(ordersRefusals.notCancellable)
  await abandonPayments(db, order, now)
  await changeStatus(db, order, {
    after: 'CLOSED',
    now,
    actorId: person.userId,
    set: { closedBecause: 'cancelled' },
  })
  if (owner.kind === 'company') await dropCuts(db, owner.companyId, order.orderNo)
  call.audit({ orderNo: order.orderNo, before: order.status, after: 'CLOSED' })
  await refreshOrderCounts(db, owner)
  return true as const
}

/** Hides the order from its owner's list; accounting keeps it. */
export async function deleteOrder(call: Call<typeof ordersOperations.deleteOrder>) {
  const { db, owner, params, now } = call
  const order = await findOrder(db, owner, params.orderNo)
  if (!isOver(order, now)) throw new Refusal(ordersRefusals.notDeletable)
  await db.update(orders).set({ deletedAt: now }).where(ofOrder(orders, order))
  call.audit({ orderNo: order.orderNo, before: order.status, after: null })
  return true as const
}
