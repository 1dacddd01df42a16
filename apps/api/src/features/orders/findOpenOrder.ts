import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Owner } from '../../platform/owner/Owner'
import { ofOwner } from '../../platform/owner/ofOwner'
import { unpaidStatuses } from './orderStatus'
import { orderItems, orders } from './tables'
import { yuan } from './wire'

interface Asked {
  readonly owner: Owner
  /** The product and, of a company, each of its batches. */
  readonly mainIds: readonly string[]
  readonly now: Date
}

/** The owner's newest order of a product that isn't delivered yet, paid or not; null: there is none. */
export async function findOpenOrder(db: Connection, { owner, mainIds, now }: Asked) {
  const [found] = await db
    .select({ order: orders, item: orderItems })
    .from(orders)
    .innerJoin(
      orderItems,
      and(
        eq(orderItems.ownerKind, orders.ownerKind),
        eq(orderItems.ownerId, orders.ownerId),
        eq(orderItems.orderNo, orders.orderNo),
      ),
    )
    .where(
      and(
        ofOwner(orders, owner),
        isNull(orders.deletedAt),
        inArray(orderItems.mainId, [...mainIds]),
        or(
          and(inArray(orders.status, unpaidStatuses), gt(orders.expiresAt, now)),
          inArray(orders.status, ['PROCESSING', 'ACCEPT', 'SUCCESS']),
        ),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(1)
  return found
    ? {
        orderNo: found.order.orderNo,
        payAmount: yuan(found.order.payAmount),
        isUnpaid: unpaidStatuses.includes(found.order.status),
        renewMainId: owner.kind === 'company' && found.item.effect === 'extend' ? found.item.mainId : null,
      }
    : null
}
