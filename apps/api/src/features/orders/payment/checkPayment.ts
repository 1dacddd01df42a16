import type { ordersContract } from '@atrium/features/orders/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Call, UnmanagedCall } from '../../../ports/Call'
import type { PaymentNotice } from '../../../ports/PaymentProvider'
import { findOrder } from '../findOrder'
import { statusAt } from '../orderStatus'
import { payments } from '../tables'
import { applyNotice } from './applyNotice'

/** How the provider sees the payments of an order that are not over, asked outside of any transaction. */
export async function checkPayment({
  ports,
  company,
  params,
}: UnmanagedCall<typeof ordersContract.checkPayment>) {
  const { companyId } = company
  const open = await ports.database.connection
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.companyId, companyId),
        eq(payments.orderNo, params.orderNo),
        inArray(payments.state, ['open', 'processing', 'accepted', 'abandoned', 'failed']),
      ),
    )
  const notices: PaymentNotice[] = []
  for (const { id } of open) {
    const notice = await ports.payments?.query(id)
    if (notice) notices.push(notice)
  }
  return (call: Call<typeof ordersContract.checkPayment>) => apply(call, notices)
}

/** As its callbacks would have been. */
async function apply(call: Call<typeof ordersContract.checkPayment>, notices: readonly PaymentNotice[]) {
  const { db, company, params, now } = call
  const before = await findOrder(db, company.companyId, params.orderNo)
  const changes = []
  for (const notice of notices) {
    const applied = await applyNotice(db, company.companyId, notice, now)
    if (applied) changes.push(applied)
  }
  if (changes.length > 0) call.audit({ orderNo: before.orderNo, changes })
  else call.unchanged()
  const order = await findOrder(db, company.companyId, params.orderNo)
  return { tradeStatus: statusAt(order, now) }
}
