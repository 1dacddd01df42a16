import { and, eq } from 'drizzle-orm'
import type { Owner } from '../../../platform/owner/Owner'
import { ownerKey } from '../../../platform/owner/ownerKey'
import { describeError } from '../../../platform/process/describeError'
import type { Ports } from '../../../ports/Ports'
import { deliverOrder } from '../delivery/deliverOrder'
import { ofOrder } from '../findOrder'
import { payments } from '../tables'
import { refundPayment } from './refundPayment'

/**
 * Carries out the effects of an order's new status, each in a transaction of its own: delivery and refunds. A failure
 * is left to the sweep and never undoes the payment.
 */
export async function followUp(ports: Ports, owner: Owner, orderNo: string): Promise<void> {
  const { database, log, clock } = ports
  try {
    await database.transaction((db) => deliverOrder(db, owner, orderNo, clock()))
    const due = await database.connection
      .select()
      .from(payments)
      .where(and(ofOrder(payments, { ...ownerKey(owner), orderNo }), eq(payments.state, 'refunding')))
    for (const payment of due) await refundPayment(ports, payment)
  } catch (error) {
    log({ level: 'error', event: 'orderFollowUpFailed', orderNo, ...describeError(error) })
  }
}
