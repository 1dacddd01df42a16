import type { Connection } from '../../platform/database/Connection'
import { ownerOf } from '../../platform/owner/ownerKey'
import { lockOwner } from '../organisation'
import { abandonPayments } from './abandonPayments'
import { changeStatus } from './changeStatus'
import { noteChange } from './noteChange'
import { type OrderKey, ofOrder } from './ofOrder'
import { statusAt } from './orderStatus'
import { orders } from './tables'
import { tellPayers } from './tellPayers'

/** Writes down that an order closed because nobody paid it in time. */
export async function closeExpired(db: Connection, key: OrderKey, now: Date): Promise<void> {
  const owner = ownerOf(key)
  await lockOwner(db, owner, 'alone')
  const [order] = await db.select().from(orders).where(ofOrder(orders, key))
  if (!order || order.status === 'CLOSED' || statusAt(order, now) !== 'CLOSED') return
  await abandonPayments(db, order, now)
  await changeStatus(db, order, { after: 'CLOSED', now, set: { closedBecause: 'expired' } })
  const subject = { orderNo: order.orderNo, before: order.status, after: 'CLOSED' }
  await noteChange(db, owner, { operation: 'closeExpiredOrder', subject, now })
  await tellPayers(db, owner)
}
