import { and, eq } from 'drizzle-orm'
import { ofOwner } from '../../../platform/owner/ofOwner'
import { ownerOf } from '../../../platform/owner/ownerKey'
import type { Ports } from '../../../ports/Ports'
import { lockOwner } from '../../organisation'
import { noteChange } from '../changeStatus'
import { payments } from '../tables'
import type { PaymentRow } from './PaymentRow'

/** Asks the provider to refund a payment and records it. The provider does it once, however often it is asked. */
export async function refundPayment(
  ports: Ports,
  { id, orderNo, amount, ...key }: PaymentRow,
): Promise<void> {
  if (!(await ports.payments?.refund(id))) return
  const now = ports.clock()
  const owner = ownerOf(key)
  await ports.database.transaction(async (db) => {
    await lockOwner(db, owner, 'alone')
    const changed = await db
      .update(payments)
      .set({ state: 'refunded', changedAt: now })
      .where(and(ofOwner(payments, owner), eq(payments.id, id), eq(payments.state, 'refunding')))
      .returning({ id: payments.id })
    if (changed.length === 0) return
    const subject = { orderNo, paymentId: id, amount }
    await noteChange(db, owner, { operation: 'refundPayment', subject, now })
  })
}
