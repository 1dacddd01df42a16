import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { and } from 'drizzle-orm'
import { publicAddress } from '../../platform/objects'
import type { Call } from '../../ports/Call'
import { memberMatches, memberPage } from '../organisation'
import { memberships } from '../organisation/tables'
import { membersInScope } from './scope'

export async function listMembers(call: Call<typeof authorisationOperations.listMembers>) {
  const { db, ports, company, query } = call
  const { companyId } = company
  const listed = and(membersInScope(db, company), memberMatches(db, companyId, query.searchName))
  const { totalItems, rows } = await memberPage(db, {
    companyId,
    listed,
    sortedBy: query.orderName === 1 ? memberships.grantCount : memberships.joinedAt,
    isDescending: query.isOrderDesc,
    limit: query.pageSize,
    offset: (query.pageIndex - 1) * query.pageSize,
    isSearch: query.searchName !== undefined,
  })
  return {
    totalItems,
    list: rows.map(({ member, headImage, department }) => ({
      userId: member.userId,
      userName: member.name,
      phone: member.phone,
      picture: publicAddress(ports, headImage),
      department,
      inviteStatus: joined,
      hasGrantCount: member.grantCount,
      addedAt: member.joinedAt.toISOString(),
    })),
  }
}

/** Who has a membership has joined. */
export const joined = 1 as const
