import { and, asc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isAmong } from '../../platform/database/isAmong'
import { type ClosedRequest, closeRequests, closeWaiting } from './closeRequests'
import { countSeats } from './countSeats'
import { findHeld, restoreHeld } from './heldSeats'
import type { Seeker } from './planSeats'
import { findFreeSeats, lockSeekers } from './seatQueries'
import { cancelledGrants, devices, grants } from './tables'
import { exceptTaken, includeRestored } from './takenByHand'

/** How long a cancelled grant can be restored: the notice offers it for seconds, and stays while it is being read. */
export const undoMilliseconds = 10 * 60_000

/** How long it is stored: a bulk change is undone as a whole, which takes a moment, as carrying it out did. */
export const cancelledKeptMilliseconds = 2 * undoMilliseconds

/**
 * Stores grants that somebody ends by hand, with their devices; rules don't give them again. Their products are locked
 * already.
 */
export async function keepCancelled(
  db: Connection,
  companyId: string,
  grantIds: readonly string[],
  now: Date,
): Promise<void> {
  if (grantIds.length === 0) return
  const machines = sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'mid', ${devices.mid}, 'registeredAt', ${devices.registeredAt}, 'status', ${devices.status}
    )), '[]'::jsonb)
    from ${devices} where ${devices.companyId} = ${grants.companyId} and ${devices.grantId} = ${grants.id}
  )`
  const more = sql`jsonb_build_object('devices', ${machines}, 'cancelled_at', ${now.toISOString()}::timestamptz)`
  // By their names, all columns of a grant are kept, without a way through this process.
  await db.execute(sql`
    insert into ${cancelledGrants} (${namesOf(cancelledGrants)}) select ${namesOf(cancelledGrants, 'kept')}
    from ${grants}, lateral jsonb_populate_record(null::${cancelledGrants}, to_jsonb(${grants}) || ${more}) as kept
    where ${grants.companyId} = ${companyId} and ${isAmong(grants.id, grantIds)}`)
  await exceptTaken(db, companyId, grantIds)
}

/** The table's columns that can be written. */
const namesOf = (table: typeof grants | typeof cancelledGrants, of?: string): SQL =>
  sql.join(
    Object.values(getTableColumns(table))
      .filter(({ generated }) => generated === undefined)
      .map(({ name }) => (of ? sql`${sql.identifier(of)}.${sql.identifier(name)}` : sql.identifier(name))),
    sql`, `,
  )

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

/**
 * Restores as many of these grants as possible, like {@link restoreCancelled}, as long as they are stored, and says why
 * the others can't be. The caller knows until when they may be restored.
 */
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
    .where(and(eq(cancelledGrants.companyId, companyId), isAmong(cancelledGrants.id, grantIds)))
  const kept = new Map(rows.map((row) => [row.id, row]))
  const inOrder = grantIds.flatMap((id) => kept.get(id) ?? [])
  const seekers = await lockSeekers(db, companyId, [...new Set(inOrder.map(({ userId }) => userId))])
  const obstacles = new Map<string, RestoreObstacle>([
    ...(await findObstacles(db, companyId, inOrder, seekers)),
    ...grantIds.filter((id) => !kept.has(id)).map((id) => [id, 'late'] as const),
  ])
  const restored = inOrder.filter(({ id }) => !obstacles.has(id))
  return { grants: restored, closed: await putBack(db, { companyId, now }, restored), obstacles }
}

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
  const ownSeats = await findHeld(
    db,
    companyId,
    rows.map(({ id }) => id),
  )
  const obstacles = new Map<string, 'held' | 'noSeat'>()
  for (const { id, mainId, userId, departmentId } of rows) {
    const key = JSON.stringify([mainId, departmentId])
    const isInReach = reach.get(userId)?.includes(departmentId)
    const left = isInReach ? (free.get(key) ?? 0) : 0
    if (held.has(JSON.stringify([mainId, userId]))) obstacles.set(id, 'held')
    else if (isInReach && ownSeats.has(id)) continue
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
  const these = and(
    eq(cancelledGrants.companyId, companyId),
    isAmong(
      cancelledGrants.id,
      rows.map(({ id }) => id),
    ),
  )
  await db.execute(sql`
    insert into ${grants} (${namesOf(grants)}) select ${namesOf(grants, 'restored')}
    from ${cancelledGrants}, lateral jsonb_populate_record(null::${grants}, to_jsonb(${cancelledGrants})) as restored
    where ${these}`)
  await db.execute(sql`
    insert into ${devices} (company_id, grant_id, mid, registered_at, status)
    select ${cancelledGrants.companyId}, ${cancelledGrants.id}, device.mid, device."registeredAt", device.status
    from ${cancelledGrants}, jsonb_to_recordset(${cancelledGrants.devices})
      as device(mid text, "registeredAt" timestamptz, status text)
    where ${these}`)
  await includeRestored(db, companyId, rows)
  await restoreHeld(
    db,
    companyId,
    rows.map(({ id }) => id),
  )
  await db.delete(cancelledGrants).where(these)
  await countSeats(db, companyId, rows, 1)
  await closeWaiting(db, { companyId, seats: rows })
  return closeRequests(db, { companyId, seats: rows, now })
}
