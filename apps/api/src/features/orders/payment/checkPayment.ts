import type { ordersOperations } from '@atrium/contracts/orders/policy'
import { and, inArray } from 'drizzle-orm'
import { ownerKey } from '../../../platform/owner/ownerKey'
import type { Call, UnmanagedCall } from '../../../ports/Call'
import type { PaymentNotice } from '../../../ports/PaymentProvider'
import { findOrder, ofOrder } from '../findOrder'
import { statusAt } from '../orderStatus'
import { payments } from '../tables'
import { applyNotice } from './applyNotice'

/** Queries the provider about the open payments of an order, outside of any transaction. */
export async function checkPayment({
  ports,
  owner,
  params,
}: UnmanagedCall<typeof ordersOperations.checkPayment>) {
  const open = await ports.database.connection
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        ofOrder(payments, { ...ownerKey(owner), orderNo: params.orderNo }),
        inArray(payments.state, ['open', 'processing', 'accepted', 'abandoned', 'failed']),
      ),
    )
  const notices: PaymentNotice[] = []
  for (const { id } of open) {
    const notice = await ports.payments?.query(id)
    if (notice) notices.push(notice)
  }
  return (call: Call<typeof ordersOperations.checkPayment>) => apply(call, notices)
}

/** Applies the answers like callbacks. */
async function apply(call: Call<typeof ordersOperations.checkPayment>, notices: readonly PaymentNotice[]) {
  const { db, owner, params, now } = call
  const before = await findOrder(db, owner, params.orderNo)
  const changes = []
  for (const notice of notices) {
    const applied = await applyNotice(db, owner, notice, now)
    if (applied) changes.push(applied)
  }
  if (changes.length > 0) call.audit({ orderNo: before.orderNo, changes })
  else call.unchanged()
  const order = await findOrder(db, owner, params.orderNo)
  return { tradeStatus: statusAt(order, now) }
}
