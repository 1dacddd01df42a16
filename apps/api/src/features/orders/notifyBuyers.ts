import { and, eq, or } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import { type MessageWords, sendMessage } from '../../platform/notifications'
import type { Owner } from '../../platform/owner/Owner'
import { ownerOf } from '../../platform/owner/ownerKey'
import { refreshMenuCounts } from '../organisation'
import { memberships } from '../organisation/tables'
import type { OrderRow } from './orderStatus'

type BoughtOrder = Pick<OrderRow, 'ownerKind' | 'ownerId' | 'createdBy' | 'orderNo'>

/**
 * Sends a message to the people concerned by an order: a person, or a company's super administrator and the order's
 * creator.
 */
export async function notifyBuyers(
  db: Connection,
  order: BoughtOrder,
  words: MessageWords,
  now: Date,
): Promise<void> {
  const owner = ownerOf(order)
  const about = { ...words, kind: 'order', subjectId: order.orderNo, now } as const
  if (owner.kind === 'person') return sendMessage(db, { ...about, userIds: [owner.userId] })
  const { companyId } = owner
  const people = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.companyId, companyId),
        or(eq(memberships.role, 'superAdministrator'), eq(memberships.userId, order.createdBy)),
      ),
    )
  await sendMessage(db, { ...about, companyId, userIds: people.map(({ userId }) => userId) })
}

/** Updates the number of unpaid orders in menus. Call it last. */
export async function refreshOrderCounts(db: Connection, owner: Owner): Promise<void> {
  if (owner.kind === 'company') return refreshMenuCounts(db, owner.companyId, 'orders')
  await publish(db, { userIds: [owner.userId], target: 'OnMenusChanged' })
}
