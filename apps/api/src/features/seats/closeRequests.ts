import { aliasedTable, and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { waitingSeats } from '../waitingList/tables'
import { grants, licenceRequests, products } from './tables'

interface GrantedSeats {
  readonly companyId: string
  readonly seats: readonly { readonly mainId: string; readonly userId: string }[]
  readonly now: Date
}

/** A request that was closed or reopened: its member and the first batch of its product. */
export interface ClosedRequest {
  readonly userId: string
  readonly mainId: string
}

/** States of a request that a grant closes: pending, or approved and waiting for a seat. */
export const openStates = ['waiting', 'approved'] as const

/** Closes the open requests for granted products, however they are granted. */
export async function closeRequests(
  db: Connection,
  { companyId, seats, now }: GrantedSeats,
): Promise<readonly ClosedRequest[]> {
  if (seats.length === 0) return []
  return db
    .update(licenceRequests)
    .set({ state: 'granted', decidedAt: now })
    .where(
      and(
        eq(licenceRequests.companyId, companyId),
        inArray(licenceRequests.userId, [...new Set(seats.map(({ userId }) => userId))]),
        sql`(${licenceRequests.userId}, ${licenceRequests.mainId}) in (${givenPairs(db, { companyId, seats })})`,
        inArray(licenceRequests.state, [...openStates]),
      ),
    )
    .returning({ userId: licenceRequests.userId, mainId: licenceRequests.mainId })
}

/** Removes members from the waiting lists of granted products. */
export async function closeWaiting(
  db: Connection,
  { companyId, seats }: Pick<GrantedSeats, 'companyId' | 'seats'>,
): Promise<void> {
  await db
    .delete(waitingSeats)
    .where(
      and(
        eq(waitingSeats.companyId, companyId),
        inArray(waitingSeats.userId, [...new Set(seats.map(({ userId }) => userId))]),
        sql`(${waitingSeats.userId}, ${waitingSeats.mainId}) in (${givenPairs(db, { companyId, seats })})`,
      ),
    )
}

/** The members, each with the first batch of the product. */
function givenPairs(db: Connection, { companyId, seats }: Pick<GrantedSeats, 'companyId' | 'seats'>) {
  const pairs = JSON.stringify(seats.map(({ mainId, userId }) => ({ main_id: mainId, user_id: userId })))
  return db
    .select({ userId: sql`given.user_id`, mainId: sql`coalesce(${products.batchOf}, ${products.mainId})` })
    .from(products)
    .innerJoin(
      sql`jsonb_to_recordset(${pairs}::jsonb) as given(main_id text, user_id text)`,
      sql`${products.mainId} = given.main_id`,
    )
    .where(eq(products.companyId, companyId))
}

/**
 * Reopens the requests that these grants closed; call it while the grants still exist. A request and the grant that
 * closed it have the same time. A member who has asked again since then keeps only the newer request. One that was
 * approved waits for a seat again.
 */
export async function reopenRequests(
  db: Connection,
  companyId: string,
  grantIds: readonly string[],
): Promise<readonly ClosedRequest[]> {
  if (grantIds.length === 0) return []
  const closed = await db
    .select({ id: licenceRequests.id })
    .from(grants)
    .innerJoin(products, and(eq(products.companyId, grants.companyId), eq(products.mainId, grants.mainId)))
    .innerJoin(
      licenceRequests,
      and(
        eq(licenceRequests.companyId, grants.companyId),
        eq(licenceRequests.userId, grants.userId),
        eq(licenceRequests.mainId, sql`coalesce(${products.batchOf}, ${products.mainId})`),
        eq(licenceRequests.decidedAt, grants.grantedAt),
        eq(licenceRequests.state, 'granted'),
      ),
    )
    .where(and(eq(grants.companyId, companyId), inArray(grants.id, [...grantIds])))
  if (closed.length === 0) return []
  const other = aliasedTable(licenceRequests, 'other_request')
  return db
    .update(licenceRequests)
    .set({
      state: sql`case when ${licenceRequests.approvedAt} is null then 'waiting' else 'approved' end`,
      decidedAt: null,
      decidedBy: null,
    })
    .where(
      and(
        eq(licenceRequests.companyId, companyId),
        inArray(
          licenceRequests.id,
          closed.map(({ id }) => id),
        ),
        notExists(
          db
            .select({ id: other.id })
            .from(other)
            .where(
              and(
                eq(other.companyId, companyId),
                eq(other.userId, licenceRequests.userId),
                eq(other.mainId, licenceRequests.mainId),
                inArray(other.state, [...openStates]),
              ),
            ),
        ),
      ),
    )
    .returning({ userId: licenceRequests.userId, mainId: licenceRequests.mainId })
}
