import type { ordersOperations } from '@atrium/contracts/orders/policy'
import type { Call } from '../../ports/Call'
import { findOrder } from './findOrder'
import { ofOrder } from './ofOrder'
import { isOver } from './orderStatus'
import { refusals } from './refusals'
import { orders } from './tables'

/** Off its owner's list; the books keep it. */
export async function deleteOrder(call: Call<typeof ordersOperations.deleteOrder>) {
  const { db, owner, params, now } = call
  const order = await findOrder(db, owner, params.orderNo)
  if (!isOver(order, now)) throw refusals.notDeletable()
  await db.update(orders).set({ deletedAt: now }).where(ofOrder(orders, order))
  call.audit({ orderNo: order.orderNo, before: order.status, after: null })
  return true as const
}
