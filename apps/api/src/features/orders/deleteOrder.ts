import type { ordersContract } from '@atrium/features/orders/contract'
import { and, eq } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { findOrder } from './findOrder'
import { isOver } from './orderStatus'
import { refusals } from './refusals'
import { orders } from './tables'

/** Off the company's list; the books keep it. */
export async function deleteOrder(call: Call<typeof ordersContract.deleteOrder>) {
  const { db, company, params, now } = call
  const order = await findOrder(db, company.companyId, params.orderNo)
  if (!isOver(order, now)) throw refusals.notDeletable()
  await db
    .update(orders)
    .set({ deletedAt: now })
    .where(and(eq(orders.companyId, company.companyId), eq(orders.orderNo, order.orderNo)))
  call.audit({ orderNo: order.orderNo, before: order.status, after: null })
  return true as const
}
