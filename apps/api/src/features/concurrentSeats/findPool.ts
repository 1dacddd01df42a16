import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { concurrentSeatsRefusals } from '@atrium/contracts/concurrentSeats/refusals'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isAmong } from '../../platform/database/isAmong'
import { Refusal } from '../../platform/refusal/Refusal'
import { statusOf } from '../authorisation'
import { departmentIdsOf, departmentOf } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { type LockedProduct, lockProducts } from '../seats'
import { products, seatCheckouts, seatHoldings } from '../seats/tables'
import type { Holding } from './placeFor'

/** All batches of a product, by any of them. */
export async function findFamily(db: Connection, companyId: string, mainId: string) {
  const [named] = await db
    .select()
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId)))
  if (!named) throw new Refusal(authorisationRefusals.productMissing)
  const first = named.batchOf ?? named.mainId
  const batches = await db
    .select()
    .from(products)
    .where(
      and(eq(products.companyId, companyId), or(eq(products.mainId, first), eq(products.batchOf, first))),
    )
  return { named, first, batches: batches.filter(({ isConcurrent }) => isConcurrent) }
}

/**
 * Locks the usable concurrent batches of a product, those that end last first.
 *
 * @throws Refusal `missing`, `notConcurrent` or `notUsable`
 */
export async function lockPool(
  db: Connection,
  companyId: string,
  mainId: string,
  now: Date,
): Promise<{ readonly first: string; readonly batches: readonly LockedProduct[] }> {
  const { first, batches } = await findFamily(db, companyId, mainId)
  if (batches.length === 0) throw new Refusal(concurrentSeatsRefusals.notConcurrent)
  const locked = await lockProducts(
    db,
    companyId,
    batches.map((batch) => batch.mainId),
  )
  const usable = locked.filter((batch) => statusOf(batch, now) === 'normal').sort(byEnd)
  if (usable.length === 0) throw new Refusal(concurrentSeatsRefusals.notUsable)
  return { first, batches: usable }
}

const byEnd = (one: LockedProduct, other: LockedProduct) =>
  (other.endAt?.getTime() ?? Number.MAX_SAFE_INTEGER) - (one.endAt?.getTime() ?? Number.MAX_SAFE_INTEGER) ||
  one.mainId.localeCompare(other.mainId)

/** The holdings of the batches with their checkouts. Exact while the batches are locked and silent ones have ended. */
export async function findHoldings(
  db: Connection,
  companyId: string,
  mainIds: readonly string[],
): Promise<readonly Holding[]> {
  const owned = await db
    .select({
      mainId: seatHoldings.mainId,
      departmentId: seatHoldings.departmentId,
      quantity: seatHoldings.quantity,
    })
    .from(seatHoldings)
    .where(and(eq(seatHoldings.companyId, companyId), isAmong(seatHoldings.mainId, mainIds)))
  const used = await db
    .select({
      mainId: seatCheckouts.mainId,
      departmentId: seatCheckouts.departmentId,
      inUse: sql<number>`count(*)::int`,
    })
    .from(seatCheckouts)
    .where(
      and(
        eq(seatCheckouts.companyId, companyId),
        isAmong(seatCheckouts.mainId, mainIds),
        isNull(seatCheckouts.endedAt),
      ),
    )
    .groupBy(seatCheckouts.mainId, seatCheckouts.departmentId)
  const keyOf = (row: { mainId: string; departmentId: string }) =>
    JSON.stringify([row.mainId, row.departmentId])
  const byHolding = new Map<string, Holding>()
  for (const holding of owned) byHolding.set(keyOf(holding), { ...holding, inUse: 0 })
  for (const row of used)
    byHolding.set(keyOf(row), { quantity: byHolding.get(keyOf(row))?.quantity ?? 0, ...row })
  return [...byHolding.values()]
}

/** The departments whose seats a member may use, from the top one down to their own; undefined: no member. */
export async function findPath(db: Connection, companyId: string, userId: string) {
  const [place] = await db
    .select({ path: departments.path })
    .from(memberships)
    .innerJoin(departments, departmentOf(memberships))
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
  return place && departmentIdsOf(place.path)
}
