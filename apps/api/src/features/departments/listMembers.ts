import type { departmentsOperations } from '@atrium/contracts/departments/policy'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { startsWith } from '../../platform/database/startsWith'
import { publicAddress } from '../../platform/objects'
import type { Call } from '../../ports/Call'
import { findDepartment, memberPage, type PlacedDepartment, personMatches } from '../organisation'
import { departments, memberships } from '../organisation/tables'

export async function listMembers({
  db,
  ports,
  company,
  query,
}: Call<typeof departmentsOperations.listMembers>) {
  const { companyId } = company
  const top = await findDepartment(db, company, query.enterpriseDepartmentId)
  const placed = and(eq(memberships.companyId, companyId), sitsBelow(db, companyId, top))
  const listed = and(
    placed,
    query.kind && kinds[query.kind],
    personMatches(db, companyId, memberships, query.searchCondition),
  )
  const { totalItems, rows } = await memberPage(db, {
    companyId,
    listed,
    sortedBy: memberships.joinedAt,
    isDescending: query.isOrderDesc,
    limit: query.pageSize,
    offset: query.pageIndex * query.pageSize,
    isSearch: query.searchCondition !== undefined,
  })
  return {
    totalItems,
    counts: await countKinds(db, placed),
    list: rows.map(({ member, headImage, department }) => ({
      userId: member.userId,
      realName: member.name,
      phone: member.phone,
      picture: publicAddress(ports, headImage),
      department,
      enterpriseDepartmentId: member.departmentId,
      addedAt: member.joinedAt.toISOString(),
      isAdministrator: member.role !== 'member',
      hasGrantCount: member.grantCount,
    })),
  }
}

/** Must match the partial indexes' predicates. */
const kinds = {
  unlicensed: eq(memberships.grantCount, 0),
  administrators: sql`${memberships.role} <> 'member'`,
} as const

async function countKinds(db: Connection, placed: SQL | undefined) {
  const countOf = (kind: SQL) =>
    sql<number>`(select count(*)::int from ${memberships} where ${and(placed, kind)})`
  const [counts] = await db
    .select({ unlicensed: countOf(kinds.unlicensed), administrators: countOf(kinds.administrators) })
    .from(sql`(values (1)) alone`)
  return counts ?? { unlicensed: 0, administrators: 0 }
}

/** Undefined for the company's top: everyone is below it, and the whole company is counted from an index. */
function sitsBelow(db: Connection, companyId: string, department: PlacedDepartment): SQL | undefined {
  if (department.parentId === null) return undefined
  return inArray(
    memberships.departmentId,
    db
      .select({ id: departments.id })
      .from(departments)
      .where(and(eq(departments.companyId, companyId), startsWith(departments.path, department.path))),
  )
}
