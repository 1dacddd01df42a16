import { and, asc, eq, gt, inArray, type SQLWrapper } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { type ClosedRequest, closeRequests } from './closeRequests'
import { countSeats } from './countSeats'
import type { Seeker } from './planSeats'
import { findFreeSeats, lockSeekers } from './seatQueries'
import { cancelledGrants, devices, grants } from './tables'

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
  const obstacles = await findObstacles(db, companyId, newest, seekers)
  const reasons = new Set(obstacles.values())
  if (reasons.has('held')) return { state: 'held' }
  if (reasons.has('noSeat')) return { state: 'noSeat' }
  return { state: 'restored', grants: newest, closed: await putBack(db, { companyId, now }, newest) }
}

interface RestoreSome {
  readonly companyId: string
  /** Cancelled grants, in the order in which they get free seats. */
  readonly grantIds: readonly string[]
  readonly now: Date
}

type CancelledGrant = typeof cancelledGrants.$inferSelect
type RestoreObstacle = 'late' | 'held' | 'noSeat'

/** Restores as many of these grants as possible, like {@link restoreCancelled}, and says why the others can't be. */
export async function restoreSome(
  db: Connection,
  { companyId, grantIds, now }: RestoreSome,
): Promise<{
  readonly grants: readonly CancelledGrant[]
  readonly closed: readonly ClosedRequest[]
  readonly obstacles: ReadonlyMap<string, RestoreObstacle>
}> {
  const rows = await db
    .select()
    .from(cancelledGrants)
    .where(and(eq(cancelledGrants.companyId, companyId), inArray(cancelledGrants.id, [...grantIds])))
  const kept = new Map(rows.filter((row) => isRecent(row, now)).map((row) => [row.id, row]))
  const inOrder = grantIds.flatMap((id) => kept.get(id) ?? [])
  const seekers = await lockSeekers(db, companyId, [...new Set(inOrder.map(({ userId }) => userId))])
  const obstacles = new Map<string, RestoreObstacle>([
    ...(await findObstacles(db, companyId, inOrder, seekers)),
    ...grantIds.filter((id) => !kept.has(id)).map((id) => [id, 'late'] as const),
  ])
  const restored = inOrder.filter(({ id }) => !obstacles.has(id))
  return { grants: restored, closed: await putBack(db, { companyId, now }, restored), obstacles }
}

/**
 * Lets cancelled grants be restored for another {@link undoMilliseconds}.
 *
 * @param grantIds a query for their ids
 */
export async function keepLonger(
  db: Connection,
  companyId: string,
  grantIds: SQLWrapper,
  now: Date,
): Promise<void> {
  await db
    .update(cancelledGrants)
    .set({ cancelledAt: now })
    .where(and(eq(cancelledGrants.companyId, companyId), inArray(cancelledGrants.id, grantIds)))
}

const isRecent = ({ cancelledAt }: CancelledGrant, now: Date) =>
  now.getTime() - cancelledAt.getTime() < undoMilliseconds

/** Why some of the grants can't be restored: a free seat goes to the first in order. */
async function findObstacles(
  db: Connection,
  companyId: string,
  rows: readonly CancelledGrant[],
  seekers: readonly Seeker[],
): Promise<ReadonlyMap<string, 'held' | 'noSeat'>> {
  if (rows.length === 0) return new Map()
  const mainIds = [...new Set(rows.map(({ mainId }) => mainId))]
  const userIds = [...new Set(rows.map(({ userId }) => userId))]
  const found = await db
    .select({ mainId: grants.mainId, userId: grants.userId })
    .from(grants)
    .where(
      and(eq(grants.companyId, companyId), inArray(grants.mainId, mainIds), inArray(grants.userId, userIds)),
    )
  const held = new Set(found.map(({ mainId, userId }) => JSON.stringify([mainId, userId])))
  const reach = new Map(seekers.map(({ userId, departmentIds }) => [userId, departmentIds]))
  const free = new Map(
    [...(await findFreeSeats(db, companyId, mainIds, seekers))].flatMap(([mainId, seats]) =>
      seats.map(({ departmentId, free }) => [JSON.stringify([mainId, departmentId]), free] as const),
    ),
  )
  const obstacles = new Map<string, 'held' | 'noSeat'>()
  for (const { id, mainId, userId, departmentId } of rows) {
    const key = JSON.stringify([mainId, departmentId])
    const left = reach.get(userId)?.includes(departmentId) ? (free.get(key) ?? 0) : 0
    if (held.has(JSON.stringify([mainId, userId]))) obstacles.set(id, 'held')
    else if (left === 0) obstacles.set(id, 'noSeat')
    else free.set(key, left - 1)
  }
  return obstacles
}

/** @returns the requests that these members made meanwhile, now closed */
async function putBack(
  db: Connection,
  { companyId, now }: { readonly companyId: string; readonly now: Date },
  rows: readonly CancelledGrant[],
): Promise<readonly ClosedRequest[]> {
  if (rows.length === 0) return []
  await db.insert(grants).values(rows.map(({ devices: _, cancelledAt: __, ...grant }) => grant))
  const machines = rows.flatMap(({ id: grantId, devices: list }) =>
    list.map(({ registeredAt, ...one }) => ({
      companyId,
      grantId,
      ...one,
      registeredAt: new Date(registeredAt),
    })),
  )
  if (machines.length > 0) await db.insert(devices).values(machines)
  await countSeats(db, companyId, rows, 1)
  const ids = rows.map(({ id }) => id)
  await db
    .delete(cancelledGrants)
    .where(and(eq(cancelledGrants.companyId, companyId), inArray(cancelledGrants.id, ids)))
  return closeRequests(db, { companyId, seats: rows, now })
}
