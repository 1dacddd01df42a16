import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { orderEvents, orders, payments } from '../database/schema'

/** Closes what is unpaid; a payment that comes in late is given back. Answers how many there were. */
export async function closeOrders(db: Connection, companyId: string, now: Date): Promise<number> {
  const unpaid = await db
    .select({ orderNo: orders.orderNo, before: orders.status })
    .from(orders)
    .where(and(eq(orders.companyId, companyId), inArray(orders.status, ['NOTPAY', 'PAYERROR'])))
    .orderBy(orders.orderNo)
    .for('update')
  if (unpaid.length === 0) return 0
  const numbers = unpaid.map(({ orderNo }) => orderNo)
  await db
    .update(orders)
    .set({ status: 'CLOSED', closedBecause: 'cancelled' })
    .where(and(eq(orders.companyId, companyId), inArray(orders.orderNo, numbers)))
  await db
    .update(payments)
    .set({ state: 'abandoned', changedAt: now })
    .where(
      and(
        eq(payments.companyId, companyId),
        inArray(payments.orderNo, numbers),
        inArray(payments.state, ['open', 'failed']),
      ),
    )
  await db
    .insert(orderEvents)
    .values(unpaid.map((order) => ({ companyId, ...order, after: 'CLOSED' as const, at: now })))
  return unpaid.length
}
