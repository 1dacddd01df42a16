import type { administratorsOperations } from '@atrium/contracts/administrators/policy'
import { and, asc, eq, ne } from 'drizzle-orm'
import { publicAddress } from '../../platform/objects'
import type { Call } from '../../ports/Call'
import { memberMatches, memberPage } from '../organisation'
import { departments, memberships } from '../organisation/tables'

export async function listCandidates({
  db,
  ports,
  company,
  query,
}: Call<typeof administratorsOperations.listCandidates>) {
  const { companyId } = company
  const listed = and(
    eq(memberships.companyId, companyId),
    ne(memberships.role, 'superAdministrator'),
    memberMatches(db, companyId, query.searchCondition),
  )
  const { totalItems, rows } = await memberPage(db, {
    companyId,
    listed,
    sortedBy: memberships.joinedAt,
    isDescending: true,
    limit: query.pageSize,
    offset: (query.pageIndex - 1) * query.pageSize,
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
    })),
  }
}

export const listScopeDepartments = ({
  db,
  company,
}: Call<typeof administratorsOperations.listScopeDepartments>) =>
  db
    .select({
      enterpriseDepartmentId: departments.id,
      departmentName: departments.name,
      parentId: departments.parentId,
      level: departments.level,
    })
    .from(departments)
    .where(eq(departments.companyId, company.companyId))
    .orderBy(asc(departments.level), asc(departments.createdAt), asc(departments.id))
