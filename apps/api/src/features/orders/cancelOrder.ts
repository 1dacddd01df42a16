import type { ordersOperations } from '@atrium/contracts/orders/policy'
import type { Call } from '../../ports/Call'
import { abandonPayments } from './abandonPayments'
import { changeStatus } from './changeStatus'
import { findOrder } from './findOrder'
import { isUnpaid } from './orderStatus'
import { refusals } from './refusals'
import { tellPayers } from './tellPayers'

/** Somebody may stand at the cashier meanwhile: what they pay then is given back. */
export async function cancelOrder(call: Call<typeof ordersOperations.cancelOrder>) {
  const { db, owner, person, params, now } = call
  const order = await findOrder(db, owner, params.orderNo)
  if (!isUnpaid(order, now)) throw refusals.notCancellable()
  await abandonPayments(db, order, now)
  await changeStatus(db, order, {
    after: 'CLOSED',
    now,
    actorId: person.userId,
    set: { closedBecause: 'cancelled' },
  })
  call.audit({ orderNo: order.orderNo, before: order.status, after: 'CLOSED' })
  await tellPayers(db, owner)
  return true as const
}
