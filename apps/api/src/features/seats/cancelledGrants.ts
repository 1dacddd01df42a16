import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { type ClosedRequest, closeRequests } from './closeRequests'
import { countSeats } from './countSeats'
import { lockSeekers } from './seatQueries'
import { cancelledGrants, devices, grants, seatHoldings } from './tables'

/** How long a cancelled grant can be restored: the notice offers it for seconds, and stays while it is being read. */
export const undoMilliseconds = 10 * 60_000

/** Stores grants that are about to end, with their devices. Their products are locked already. */
export async function keepCancelled(
  db: Connection,
  companyId: string,
  grantIds: readonly string[],
  now: Date,
): Promise<void> {
  const ofGrants = and(eq(grants.companyId, companyId), inArray(grants.id, [...grantIds]))
  const rows = await db.select().from(grants).where(ofGrants)
  if (rows.length === 0) return
  const machines = await db
    .select()
    .from(devices)
    .where(and(eq(devices.companyId, companyId), inArray(devices.grantId, [...grantIds])))
  await db.insert(cancelledGrants).values(
    rows.map((grant) => ({
      ...grant,
      devices: machines
        .filter(({ grantId }) => grantId === grant.id)
        .map(({ mid, registeredAt, status }) => ({ mid, registeredAt: registeredAt.toISOString(), status })),
      cancelledAt: now,
    })),
  )
}

interface RestoreInput {
  readonly companyId: string
  readonly mainIds: readonly string[]
  readonly userIds: readonly string[]
  readonly now: Date
}

type Restored =
  | {
      readonly state: 'restored'
      readonly grants: readonly (typeof cancelledGrants.$inferSelect)[]
      /** Requests that these members made meanwhile. */
      readonly closed: readonly ClosedRequest[]
    }
  /** One of them was never cancelled, or too long ago. */
  | { readonly state: 'late' }
  /** One of them has the product again. */
  | { readonly state: 'held' }
  /** The seat was taken meanwhile, or is out of the member's reach. */
  | { readonly state: 'noSeat' }

/**
 * Restores what was last cancelled of these products for each of these members, all or nothing: the same licence with
 * its serial number and devices, on the same seat. The products are locked already.
 */
export async function restoreCancelled(db: Connection, input: RestoreInput): Promise<Restored> {
  const { companyId, now } = input
  const [mainIds, userIds] = [[...new Set(input.mainIds)], [...new Set(input.userIds)]]
  const seekers = await lockSeekers(db, companyId, userIds)
  const rows = await db
    .select()
    .from(cancelledGrants)
    .where(
      and(
        eq(cancelledGrants.companyId, companyId),
        inArray(cancelledGrants.mainId, mainIds),
        inArray(cancelledGrants.userId, userIds),
        gt(cancelledGrants.cancelledAt, new Date(now.getTime() - undoMilliseconds)),
      ),
    )
    .orderBy(asc(cancelledGrants.cancelledAt), asc(cancelledGrants.id))
  // The newest one for each product and member.
  const newest = [...new Map(rows.map((row) => [JSON.stringify([row.mainId, row.userId]), row])).values()]
  if (newest.length < mainIds.length * userIds.length) return { state: 'late' }
  const held = await db.$count(
    grants,
    and(eq(grants.companyId, companyId), inArray(grants.mainId, mainIds), inArray(grants.userId, userIds)),
  )
  if (held > 0) return { state: 'held' }
  const reach = new Map(seekers.map(({ userId, departmentIds }) => [userId, departmentIds]))
  if (newest.some(({ userId, departmentId }) => !reach.get(userId)?.includes(departmentId)))
    return { state: 'noSeat' }
  if (!(await hasSeats(db, companyId, newest))) return { state: 'noSeat' }

  await db.insert(grants).values(newest.map(({ devices: _, cancelledAt: __, ...grant }) => grant))
  const machines = newest.flatMap(({ id: grantId, devices: list }) =>
    list.map(({ registeredAt, ...one }) => ({
      companyId,
      grantId,
      ...one,
      registeredAt: new Date(registeredAt),
    })),
  )
  if (machines.length > 0) await db.insert(devices).values(machines)
  await countSeats(db, companyId, newest, 1)
  const ids = newest.map(({ id }) => id)
  await db
    .delete(cancelledGrants)
    .where(and(eq(cancelledGrants.companyId, companyId), inArray(cancelledGrants.id, ids)))
  const closed = await closeRequests(db, { companyId, mainIds, userIds, now })
  return { state: 'restored', grants: newest, closed }
}

interface SeatOf {
  readonly mainId: string
  readonly departmentId: string
}

/** Whether each department still has enough free seats of the products. */
async function hasSeats(db: Connection, companyId: string, seats: readonly SeatOf[]): Promise<boolean> {
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
        inArray(seatHoldings.mainId, [...new Set(seats.map(({ mainId }) => mainId))]),
      ),
    )
  const keyOf = ({ mainId, departmentId }: SeatOf) => JSON.stringify([mainId, departmentId])
  const free = new Map(rows.map((row) => [keyOf(row), row.free]))
  const needed = new Map<string, number>()
  for (const seat of seats) needed.set(keyOf(seat), (needed.get(keyOf(seat)) ?? 0) + 1)
  return [...needed].every(([key, count]) => (free.get(key) ?? 0) >= count)
}
