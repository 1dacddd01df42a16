import type { borrowingOperations } from '@atrium/contracts/borrowing/policy'
import { and, eq, exists, inArray, notExists, or, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { contains } from '../../platform/database/contains'
import { countsBy } from '../../platform/database/countsBy'
import { pageOf } from '../../platform/database/pageOf'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { publicAddress } from '../../platform/objects'
import { users } from '../../platform/people/tables'
import type { Call } from '../../ports/Call'
import { productNames } from '../catalogue'
import { departmentOf, departmentsInScope, isInScope, memberMatches, pathName } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { borrowedLicences, grants, products } from '../seats/tables'
import { asBorrowed, stateIn } from './borrowedRows'

export async function listBorrowed(call: Call<typeof borrowingOperations.listBorrowed>) {
  const { db, ports, company, query, language, now } = call
  const { companyId } = company
  const { searchCondition, state, mainId, pageIndex, pageSize } = query
  const counted = and(
    borrowedInScope(db, company),
    matches(db, companyId, searchCondition),
    ofProduct(db, companyId, mainId),
  )
  const { page, total, order, totalOf, ...listing } = pageOf(db, {
    table: borrowedLicences,
    id: borrowedLicences.id,
    sortedBy: borrowedLicences.issuedAt,
    isDescending: true,
    listed: and(counted, state && eq(stateIn(now), state)),
    limit: pageSize,
    offset: (pageIndex - 1) * pageSize,
    isSearch: searchCondition !== undefined,
  })
  const { counts, countsOf } = countsBy(db, { table: borrowedLicences, kind: stateIn(now), counted })
  const rows = await listing.db
    .select({
      total,
      counts,
      borrowed: borrowedLicences,
      product: products.name,
      member: memberships,
      headImage: users.headImage,
      department: pathName(),
      grantId: grants.id,
    })
    .from(page)
    .innerJoin(
      borrowedLicences,
      and(eq(borrowedLicences.companyId, companyId), eq(borrowedLicences.id, page.id)),
    )
    .innerJoin(products, and(eq(products.companyId, companyId), eq(products.mainId, borrowedLicences.mainId)))
    .leftJoin(memberships, memberOfBorrowed)
    .leftJoin(departments, departmentOf(memberships))
    .leftJoin(users, eq(users.id, memberships.userId))
    .leftJoin(grants, and(eq(grants.companyId, companyId), eq(grants.id, borrowedLicences.grantId)))
    .orderBy(...order)
  const nameOf = await productNames(db, language)
  return {
    totalItems: await totalOf(rows),
    counts: (await countsOf(rows)).map(({ kind, count }) => ({ state: kind, count })),
    list: rows.map(({ borrowed, product, member, headImage, department, grantId }) => ({
      ...asBorrowed(borrowed, now),
      mainId: borrowed.mainId,
      productName: nameOf(product),
      sn: borrowed.sn,
      userId: borrowed.userId,
      realName: member?.name ?? borrowed.personName,
      phone: member?.phone ?? '',
      picture: publicAddress(ports, headImage),
      department: member ? department : '',
      isMember: member !== null,
      isGranted: grantId !== null,
    })),
  }
}

const memberOfBorrowed = and(
  eq(memberships.companyId, borrowedLicences.companyId),
  eq(memberships.userId, borrowedLicences.userId),
)

/**
 * Licence files of members in the person's scope. A file of somebody who has left belongs to the department whose seat it
 * holds; one that has ended, to administrators of all departments.
 */
export const borrowedInScope = (db: Connection, company: CompanyScope) => {
  const ofCompany = eq(borrowedLicences.companyId, company.companyId)
  if (departmentsInScope(company) === undefined) return ofCompany
  const member = db.select({ one: sql`1` }).from(memberships).where(memberOfBorrowed)
  const inScope = db
    .select({ one: sql`1` })
    .from(memberships)
    .where(and(memberOfBorrowed, isInScope(db, company, memberships.departmentId)))
  return and(
    ofCompany,
    or(exists(inScope), and(notExists(member), isInScope(db, company, borrowedLicences.heldDepartmentId))),
  )
}

const matches = (db: Connection, companyId: string, search: string | undefined) =>
  search === undefined
    ? undefined
    : or(
        contains(borrowedLicences.mid, search),
        contains(borrowedLicences.sn, search),
        contains(borrowedLicences.personName, search),
        inArray(
          borrowedLicences.userId,
          db
            .select({ userId: memberships.userId })
            .from(memberships)
            .where(and(eq(memberships.companyId, companyId), memberMatches(db, companyId, search))),
        ),
      )

/** Files name the first batch of a product. */
const ofProduct = (db: Connection, companyId: string, mainId: string | undefined) =>
  mainId === undefined
    ? undefined
    : inArray(
        borrowedLicences.mainId,
        db
          .select({ first: sql<string>`coalesce(${products.batchOf}, ${products.mainId})` })
          .from(products)
          .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId))),
      )
