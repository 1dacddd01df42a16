import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isAmong } from '../../platform/database/isAmong'
import { undoMilliseconds } from './cancelledGrants'
import { reopenRequests } from './closeRequests'
import { countSeats, type Seat } from './countSeats'
import { holdBorrowed } from './heldSeats'
import { lockProducts } from './lockProducts'
import { notifyUndone } from './notifyHolders'
import { lockSeekers } from './seatQueries'
import { grants } from './tables'
import { exceptTaken } from './takenByHand'

export interface ReturnedSeat extends Seat {
  readonly grantId: string
}

/**
 * Ends the grants and returns their seats to the departments; a seat whose licence file runs on a device returns at the
 * end of the file. Returns the grants that still existed: of two calls that return the same grant at once, one gets it.
 */
export async function returnSeats(
  db: Connection,
  companyId: string,
  grantIds: readonly string[],
): Promise<readonly ReturnedSeat[]> {
  if (grantIds.length === 0) return []
  const these = and(eq(grants.companyId, companyId), isAmong(grants.id, [...new Set(grantIds)]))
  const affected = await db.select({ mainId: grants.mainId, userId: grants.userId }).from(grants).where(these)
  await lockProducts(db, companyId, [...new Set(affected.map((grant) => grant.mainId))])
  await lockSeekers(db, companyId, [...new Set(affected.map((grant) => grant.userId))])
  const returned = await db.delete(grants).where(these).returning({
    grantId: grants.id,
    mainId: grants.mainId,
    departmentId: grants.departmentId,
    userId: grants.userId,
  })
  await countSeats(db, companyId, returned, -1)
  await holdBorrowed(db, companyId, returned)
  return returned
}

interface Undo {
  readonly companyId: string
  readonly grantIds: readonly string[]
  readonly now: Date
}

/**
 * Undoes grants: their seats are returned, the requests that they closed are reopened, and each member gets one
 * message. The products are locked already. Returns the seats, or `late` when one of the grants is older than {@link
 * undoMilliseconds}; then nothing is changed.
 */
export async function undoTaken(
  db: Connection,
  { companyId, grantIds, now }: Undo,
): Promise<readonly ReturnedSeat[] | 'late'> {
  const rows = await db
    .select({ grantedAt: grants.grantedAt })
    .from(grants)
    .where(and(eq(grants.companyId, companyId), inArray(grants.id, [...grantIds])))
  if (rows.some(({ grantedAt }) => now.getTime() - grantedAt.getTime() >= undoMilliseconds)) return 'late'
  return withdrawTaken(db, { companyId, grantIds, now })
}

/** The same, however old the grants are. Returns those that still existed. */
export async function withdrawTaken(
  db: Connection,
  { companyId, grantIds, now }: Undo,
): Promise<readonly ReturnedSeat[]> {
  await exceptTaken(db, companyId, grantIds)
  const reopened = await reopenRequests(db, companyId, grantIds)
  const returned = await returnSeats(db, companyId, grantIds)
  await notifyUndone(db, { companyId, now }, returned, reopened)
  return returned
}
