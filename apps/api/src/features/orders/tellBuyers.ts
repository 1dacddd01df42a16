import { and, eq, or } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { type MessageWords, sendMessage } from '../messages'
import { memberships } from '../organisation/tables'
import type { OrderRow } from './orderStatus'

/** A message for those whom an order concerns: the super administrator, and who made it. */
export async function tellBuyers(
  db: Connection,
  { companyId, createdBy, orderNo }: Pick<OrderRow, 'companyId' | 'createdBy' | 'orderNo'>,
  words: MessageWords,
  now: Date,
): Promise<void> {
  const people = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.companyId, companyId),
        or(eq(memberships.role, 'superAdministrator'), eq(memberships.userId, createdBy)),
      ),
    )
  await sendMessage(db, {
    ...words,
    userIds: people.map(({ userId }) => userId),
    kind: 'order',
    companyId,
    subjectId: orderNo,
    now,
  })
}
