import { and, gt, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Owner } from '../../platform/owner/Owner'
import { ofOwner } from '../../platform/owner/ofOwner'
import { unpaidStatuses } from './orderStatus'
import { orders } from './tables'

/** How many of an owner's orders haven't come to their end: nobody goes while there are any. */
export async function countUnderWay(db: Connection, owner: Owner, now: Date) {
  const own = ofOwner(orders, owner)
  return {
    ordersUnpaid: await db.$count(
      orders,
      and(own, inArray(orders.status, unpaidStatuses), gt(orders.expiresAt, now)),
    ),
    ordersProcessing: await db.$count(orders, and(own, inArray(orders.status, ['PROCESSING', 'ACCEPT']))),
  }
}
