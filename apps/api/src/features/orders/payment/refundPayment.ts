import { and, eq } from 'drizzle-orm'
import type { Ports } from '../../../ports/Ports'
import { writeAuditRow } from '../../audit'
import { lockCompany } from '../../organisation'
import { payments } from '../tables'
import type { PaymentRow } from './PaymentRow'

/** Asks the provider to give a payment back, which it does once however often it is asked, and writes it down. */
export async function refundPayment(
  ports: Ports,
  { companyId, id, orderNo, amount }: PaymentRow,
): Promise<void> {
  if (!(await ports.payments?.refund(id))) return
  const now = ports.clock()
  await ports.database.transaction(async (db) => {
    await lockCompany(db, companyId, 'alone')
    const changed = await db
      .update(payments)
      .set({ state: 'refunded', changedAt: now })
      .where(and(eq(payments.companyId, companyId), eq(payments.id, id), eq(payments.state, 'refunding')))
      .returning({ id: payments.id })
    if (changed.length === 0) return
    const subject = { orderNo, paymentId: id, amount }
    await writeAuditRow(db, {
      companyId,
      at: now,
      actorId: '',
      sessionId: '',
      operation: 'refundPayment',
      subject,
      caller: null,
    })
  })
}
