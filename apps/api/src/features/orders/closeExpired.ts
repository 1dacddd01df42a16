import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { writeAuditRow } from '../audit'
import { lockCompany } from '../organisation'
import { abandonPayments } from './abandonPayments'
import { changeStatus } from './changeStatus'
import { statusAt } from './orderStatus'
import { orders } from './tables'

/** Writes down that an order closed because nobody paid it in time. */
export async function closeExpired(
  db: Connection,
  companyId: string,
  orderNo: string,
  now: Date,
): Promise<void> {
  await lockCompany(db, companyId, 'alone')
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, companyId), eq(orders.orderNo, orderNo)))
  if (!order || order.status === 'CLOSED' || statusAt(order, now) !== 'CLOSED') return
  await abandonPayments(db, order, now)
  await changeStatus(db, order, { after: 'CLOSED', now, set: { closedBecause: 'expired' } })
  const subject = { orderNo, before: order.status, after: 'CLOSED' }
  await writeAuditRow(db, {
    companyId,
    at: now,
    actorId: '',
    sessionId: '',
    operation: 'closeExpiredOrder',
    subject,
    caller: null,
  })
}
