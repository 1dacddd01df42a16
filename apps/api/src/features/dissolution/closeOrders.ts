import { and, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { ofOwner } from '../../platform/owner/ofOwner'
import { abandonPayments, changeStatus } from '../orders'
import { orders } from '../orders/tables'

/** Closes what is unpaid; a payment that comes in late is given back. Answers how many there were. */
export async function closeOrders(db: Connection, companyId: string, now: Date): Promise<number> {
  const unpaid = await db
    .select()
    .from(orders)
    .where(
      and(ofOwner(orders, { kind: 'company', companyId }), inArray(orders.status, ['NOTPAY', 'PAYERROR'])),
    )
    .orderBy(orders.orderNo)
    .for('update')
  for (const order of unpaid) {
    await abandonPayments(db, order, now)
    await changeStatus(db, order, { after: 'CLOSED', now, set: { closedBecause: 'cancelled' } })
  }
  return unpaid.length
}
