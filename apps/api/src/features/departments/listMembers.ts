import type { departmentsContract } from '@atrium/features/departments/contract'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
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
}: Call<typeof departmentsContract.listMembers>) {
  const { companyId } = company
  const top = await findDepartment(db, company, query.enterpriseDepartmentId)
  const listed = and(
    eq(memberships.companyId, companyId),
    sitsBelow(db, companyId, top),
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
    list: rows.map(({ member, headImage, department }) => ({
      userId: member.userId,
      realName: member.name,
      phone: member.phone,
      picture: publicAddress(ports, headImage),
      department,
      enterpriseDepartmentId: member.departmentId,
      addedAt: member.joinedAt.toISOString(),
      isAdministrator: member.role !== 'member',
    })),
  }
}

/** Undefined for the company's top: everyone sits below it, and the whole company is counted from an index. */
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
