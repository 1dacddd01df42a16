import { and, eq, inArray, or, type SQL, sql, sum } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { departmentIdsOf, departmentOf, departmentsBelowTops, departmentsInScope } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { concurrentFree, idleIn } from '../seats'
import { products, seatHoldings } from '../seats/tables'

export interface OpenSeats {
  readonly unused: number
  readonly total: number
  /** Unused seats that were passed on to departments below. */
  readonly passedOn: number
}

/** A member passes nothing on. */
const nowhere = sql`false`

const none: OpenSeats = { unused: 0, total: 0, passedOn: 0 }

/**
 * Seats of each product that the person can see: for a super administrator all of the company's; for a
 * sub-administrator those that members of their subtrees can use, from departments within and above; for a member those
 * of their department and above.
 */
export async function countOpenSeats(
  db: Connection,
  company: CompanyScope,
  userId: string,
  mainIds: readonly string[],
): Promise<(mainId: string) => OpenSeats> {
  const below = company.role === 'member' ? nowhere : departmentsBelowTops(company)
  return sumSeats(db, company.companyId, mainIds, await holdersFor(db, company, userId), below)
}

/** Seats of each product on the path of a member's department, which can be granted to them. */
export async function countSeatsForMember(
  db: Connection,
  companyId: string,
  userId: string,
  mainIds: readonly string[],
): Promise<(mainId: string) => OpenSeats> {
  return sumSeats(db, companyId, mainIds, await holdersAbove(db, companyId, userId), nowhere)
}

/**
 * The same seats for a row of products, free and in total, to sort and count by. Concurrent seats in use now aren't
 * free.
 */
export async function openSeatsOfProduct(
  db: Connection,
  company: CompanyScope,
  userId: string,
  now: Date,
): Promise<{ readonly unused: SQL; readonly total: SQL }> {
  const holders = await holdersFor(db, company, userId)
  const sumOf = (seats: SQL) => {
    const summed = db
      .select({ seats: sql`coalesce(sum(${seats}), 0)` })
      .from(seatHoldings)
      .where(
        and(
          eq(seatHoldings.companyId, products.companyId),
          eq(seatHoldings.mainId, products.mainId),
          holders,
        ),
      )
    return sql`(${summed})`
  }
  const total = sumOf(sql`${seatHoldings.quantity}`)
  return {
    unused: sql`case when ${products.isConcurrent} then least(${total}, ${concurrentFree(db, now)})
      else ${sumOf(sql`${seatHoldings.quantity} - ${seatHoldings.used}`)} end`,
    total,
  }
}

async function holdersFor(db: Connection, company: CompanyScope, userId: string): Promise<SQL | undefined> {
  return company.role === 'member' ? holdersAbove(db, company.companyId, userId) : holdersWithin(db, company)
}

/** The departments whose seats an administrator can grant: those within the scope and above; undefined: all. */
export function holdersWithin(db: Connection, company: CompanyScope): SQL | undefined {
  if (company.departmentPaths === null) return undefined
  const above = [...new Set(company.departmentPaths.flatMap(departmentIdsOf))]
  const within = db
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.companyId, company.companyId), departmentsInScope(company)))
  return or(inArray(seatHoldings.departmentId, above), inArray(seatHoldings.departmentId, within))
}

async function holdersAbove(db: Connection, companyId: string, userId: string): Promise<SQL> {
  const [place] = await db
    .select({ path: departments.path })
    .from(memberships)
    .innerJoin(departments, departmentOf(memberships))
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
  return inArray(seatHoldings.departmentId, departmentIdsOf(place?.path ?? ''))
}

async function sumSeats(
  db: Connection,
  companyId: string,
  mainIds: readonly string[],
  holders: SQL | undefined,
  below: SQL,
) {
  if (mainIds.length === 0) return () => none
  const rows = await db
    .select({
      mainId: seatHoldings.mainId,
      total: sum(seatHoldings.quantity).mapWith(Number),
      used: sum(seatHoldings.used).mapWith(Number),
      passedOn: idleIn(below),
    })
    .from(seatHoldings)
    .innerJoin(departments, departmentOf(seatHoldings))
    .where(and(eq(seatHoldings.companyId, companyId), inArray(seatHoldings.mainId, [...mainIds]), holders))
    .groupBy(seatHoldings.mainId)
  const seats = new Map(
    rows.map(({ mainId, total, used, passedOn }) => [mainId, { unused: total - used, total, passedOn }]),
  )
  return (mainId: string) => seats.get(mainId) ?? none
}
