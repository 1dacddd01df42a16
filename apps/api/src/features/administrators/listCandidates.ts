import type { administratorsOperations } from '@atrium/contracts/administrators/policy'
import { and, eq, ne } from 'drizzle-orm'
import { publicAddress } from '../../platform/objects'
import type { Call } from '../../ports/Call'
import { memberMatches, memberPage } from '../organisation'
import { memberships } from '../organisation/tables'

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
