import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isAmong } from '../../platform/database/isAmong'
import { isSold } from '../catalogue'
import { catalogueProducts } from '../catalogue/tables'
import { departmentIdsOf, departmentOf } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import type { FreeSeats, Seeker } from './planSeats'
import { grants, products, seatHoldings } from './tables'

/** The member who holds a grant. */
export const memberOfGrant = and(
  eq(memberships.companyId, grants.companyId),
  eq(memberships.userId, grants.userId),
)

/** A department's holding of a product. */
export const holdingOfDepartment = (mainId: string) =>
  and(
    eq(seatHoldings.companyId, departments.companyId),
    eq(seatHoldings.departmentId, departments.id),
    eq(seatHoldings.mainId, mainId),
  )

/** The sum of unused seats of the departments that match the condition. */
export const idleIn = (departments: SQL): SQL<number> =>
  sql`coalesce(sum(${seatHoldings.quantity} - ${seatHoldings.used}) filter (where ${departments}), 0)`.mapWith(
    Number,
  )

/**
 * The catalogue product of a company's product, for a query that reads products and joins others; from any of its
 * batches; null: not on sale.
 */
export function soldAs(db: Connection): SQL<string | null> {
  const sold = db
    .select({ id: sql`${catalogueProducts.id}`.as('sold_id') })
    .from(catalogueProducts)
    .where(
      and(eq(catalogueProducts.licenceId, sql`coalesce(${products.batchOf}, ${products.mainId})`), isSold),
    )
  return sql<string | null>`(case when not ${products.disabled} then (${sold}) end)`
}

/** Whether a renewal can move its end, for the same query. */
export const canRenew = sql<boolean>`(${products.endAt} is not null and not ${products.isTrial} and not ${products.disabled})`

/** Members in the order of their ids, with the departments whose seats they may use. */
export async function findSeekers(
  db: Connection,
  companyId: string,
  userIds: readonly string[],
): Promise<Seeker[]> {
  if (userIds.length === 0) return []
  const rows = await membersOf(db, companyId, userIds)
  return rows.map(asSeeker)
}

/** The same, with the memberships locked until the transaction ends. */
export async function lockSeekers(
  db: Connection,
  companyId: string,
  userIds: readonly string[],
): Promise<Seeker[]> {
  if (userIds.length === 0) return []
  const rows = await membersOf(db, companyId, userIds).for('no key update', { of: memberships })
  return rows.map(asSeeker)
}

const membersOf = (db: Connection, companyId: string, userIds: readonly string[]) =>
  db
    .select({ userId: memberships.userId, path: departments.path })
    .from(memberships)
    .innerJoin(departments, departmentOf(memberships))
    .where(and(eq(memberships.companyId, companyId), inArray(memberships.userId, [...userIds])))
    .orderBy(asc(memberships.userId))

const asSeeker = ({ userId, path }: { userId: string; path: string }): Seeker => ({
  userId,
  departmentIds: departmentIdsOf(path),
})

/**
 * Free seats of the products on the seekers' paths, by product; concurrent ones can't be given to anybody. Without a
 * lock it is only a forecast.
 */
export async function findFreeSeats(
  db: Connection,
  companyId: string,
  mainIds: readonly string[],
  seekers: readonly Seeker[],
): Promise<ReadonlyMap<string, readonly FreeSeats[]>> {
  const departmentIds = [...new Set(seekers.flatMap((seeker) => seeker.departmentIds))]
  if (mainIds.length === 0 || departmentIds.length === 0) return new Map()
  const rows = await db
    .select({
      mainId: seatHoldings.mainId,
      departmentId: seatHoldings.departmentId,
      free: sql<number>`${seatHoldings.quantity} - ${seatHoldings.used}`.mapWith(Number),
    })
    .from(seatHoldings)
    .innerJoin(
      products,
      and(eq(products.companyId, seatHoldings.companyId), eq(products.mainId, seatHoldings.mainId)),
    )
    .where(
      and(
        eq(seatHoldings.companyId, companyId),
        eq(products.isConcurrent, false),
        inArray(seatHoldings.mainId, [...mainIds]),
        isAmong(seatHoldings.departmentId, departmentIds),
        gt(seatHoldings.quantity, seatHoldings.used),
      ),
    )
  const byProduct = new Map<string, FreeSeats[]>()
  for (const { mainId, ...seats } of rows) {
    const ofProduct = byProduct.get(mainId)
    if (ofProduct) ofProduct.push(seats)
    else byProduct.set(mainId, [seats])
  }
  return byProduct
}
