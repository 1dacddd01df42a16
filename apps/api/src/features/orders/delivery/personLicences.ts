import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { ofOwner } from '../../../platform/owner/ofOwner'
import { orderItems } from '../tables'

interface PersonLicence {
  /** Id of the item that brought the licence; renewals keep it. */
  readonly id: string
  /** Null: permanent. */
  readonly endAt: Date | null
}

/**
 * The licence of a product that a person bought and that lasts longest, expired or not; undefined: they never bought
 * one. The item that brought a licence and its renewals share an id, and the last of them sets its end.
 */
export async function findPersonLicence(
  db: Connection,
  userId: string,
  licenceId: string,
): Promise<PersonLicence | undefined> {
  const [found] = await db
    .select({
      id: sql<string>`${orderItems.deliveredTo}`,
      endAt: endOfDelivered.mapWith(orderItems.deliveredUntil),
    })
    .from(orderItems)
    .where(
      and(
        ofOwner(orderItems, { kind: 'person', userId }),
        eq(orderItems.mainId, licenceId),
        isNotNull(orderItems.deliveredTo),
      ),
    )
    .groupBy(orderItems.deliveredTo)
    .orderBy(sql`${endOfDelivered} desc nulls first`, orderItems.deliveredTo)
    .limit(1)
  return found
}

/** The latest end among several items; null: permanent. */
const endOfDelivered = sql`case when bool_and(${orderItems.deliveredUntil} is not null) then max(${orderItems.deliveredUntil}) end`

/** The end of the licence that a person's item brought or renewed, for a query that joins the item with others. */
export const endOfItemsLicence = sql<string | null>`(
  select case when bool_and(same.delivered_until is not null) then max(same.delivered_until) end
  from order_items same
  where same.owner_kind = ${orderItems.ownerKind} and same.owner_id = ${orderItems.ownerId}
    and same.delivered_to = ${orderItems.deliveredTo})`

/** The end that a person's renewal moves, for a query that joins the item with others; null for a company's item. */
export const endOfPersonsProduct = sql<string | null>`(
  select max(same.delivered_until) from order_items same
  where ${orderItems.ownerKind} = 'person'
    and same.owner_kind = ${orderItems.ownerKind} and same.owner_id = ${orderItems.ownerId}
    and same.main_id = ${orderItems.mainId} and same.delivered_to is not null)`
