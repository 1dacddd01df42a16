import { and, asc, eq, gt, not, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { isAmong } from '../../../platform/database/isAmong'
import { findKeptForUndo, isBorrowed } from '../../seats'
import { grants, seatHoldings } from '../../seats/tables'
import { waitersFor } from '../../waitingList'
import { licenceChecks, waitingSeats } from '../../waitingList/tables'
import type { FreeBatch } from '../engine/planWaiting'
import type { Batch } from './planMembers'

/** A seat that is about to return. */
interface Freed {
  readonly grantId: string
  readonly mainId: string
  readonly departmentId: string
}

/**
 * Seats of the product's batches for those who wait, those that end last first. Seats that undo may still need are left
 * out, and so are those on which a licence file runs: they return at its end. The batches are locked.
 */
export async function findFree(
  db: Connection,
  companyId: string,
  batches: readonly Batch[],
  freed: readonly Freed[],
  now: Date,
): Promise<readonly FreeBatch[]> {
  const usable = batches.filter(({ isUsable }) => isUsable)
  if (usable.length === 0) return []
  const rows = await db
    .select({
      mainId: seatHoldings.mainId,
      departmentId: seatHoldings.departmentId,
      free: sql<number>`${seatHoldings.quantity} - ${seatHoldings.used}`.mapWith(Number),
    })
    .from(seatHoldings)
    .where(
      and(
        eq(seatHoldings.companyId, companyId),
        isAmong(
          seatHoldings.mainId,
          usable.map(({ mainId }) => mainId),
        ),
        gt(seatHoldings.quantity, 0),
      ),
    )
  const keptOf = await findKeptForUndo(
    db,
    companyId,
    usable.map(({ mainId }) => mainId),
    now,
  )
  const held = await findBorrowedAmong(db, companyId, freed)
  const returning = freed.filter(({ grantId }) => !held.has(grantId))
  return usable.map(({ mainId }) => {
    const free = new Map<string, number>()
    for (const row of rows) if (row.mainId === mainId) free.set(row.departmentId, row.free)
    for (const { departmentId } of returning.filter((seat) => seat.mainId === mainId))
      free.set(departmentId, (free.get(departmentId) ?? 0) + 1)
    for (const [departmentId, count] of free)
      free.set(departmentId, Math.max(0, count - keptOf(mainId, departmentId)))
    return { mainId, free }
  })
}

async function findBorrowedAmong(
  db: Connection,
  companyId: string,
  seats: readonly Freed[],
): Promise<ReadonlySet<string>> {
  if (seats.length === 0) return new Set()
  const ids = seats.map(({ grantId }) => grantId)
  const rows = await db
    .select({ id: grants.id })
    .from(grants)
    .where(and(eq(grants.companyId, companyId), isAmong(grants.id, ids), isBorrowed(db)))
  return new Set(rows.map(({ id }) => id))
}

/** More waiting members than a chunk gives seats. */
export const queueLength = 200

/**
 * The first ones who wait for a product and can reach a free seat, in the order in which they get it; those whose check
 * failed are left out.
 */
export async function findQueue(
  db: Connection,
  companyId: string,
  product: string,
  free: readonly FreeBatch[],
): Promise<readonly string[]> {
  const open = [
    ...new Set(free.flatMap((batch) => [...batch.free].flatMap(([id, count]) => (count > 0 ? [id] : [])))),
  ]
  if (open.length === 0) return []
  const hasFailed = sql`exists (
    select 1 from ${licenceChecks} where ${licenceChecks.companyId} = ${companyId}
      and ${licenceChecks.kind} = 'member' and ${licenceChecks.subjectId} = ${waitingSeats.userId}
      and ${licenceChecks.failedAt} is not null
  )`
  const rows = await waitersFor(db, { companyId, product, departmentIds: open, which: not(hasFailed) })
    .orderBy(asc(waitingSeats.since), asc(waitingSeats.place))
    .limit(queueLength)
  return rows.map(({ userId }) => userId)
}
