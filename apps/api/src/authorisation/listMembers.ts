import type { authorisationContract } from '@atrium/features/authorisation/contract'
import { and, asc, desc } from 'drizzle-orm'
import { memberships } from '../database/schema'
import type { Call } from '../service/Call'
import { departmentPathNames } from './departmentPathNames'
import { memberMatches } from './memberMatches'
import { membersInScope } from './scope'

export async function listMembers({ db, company, query }: Call<typeof authorisationContract.listMembers>) {
  const { companyId } = company
  const listed = and(membersInScope(db, company), memberMatches(db, companyId, query.searchName))
  const order = query.isOrderDesc ? desc : asc
  const sortedBy = query.orderName === 1 ? memberships.grantCount : memberships.joinedAt
  const [totalItems, rows] = await Promise.all([
    db.$count(memberships, listed),
    db
      .select()
      .from(memberships)
      .where(listed)
      .orderBy(order(sortedBy), order(memberships.userId))
      .limit(query.pageSize)
      .offset((query.pageIndex - 1) * query.pageSize),
  ])
  const nameOf = await departmentPathNames(
    db,
    companyId,
    rows.map((row) => row.departmentId),
  )
  return {
    totalItems,
    list: rows.map((row) => ({
      userId: row.userId,
      userName: row.name,
      phone: row.phone,
      department: nameOf(row.departmentId),
      inviteStatus: joined,
      hasGrantCount: row.grantCount,
      addedAt: row.joinedAt.toISOString(),
    })),
  }
}

/** Who has a membership has joined. */
export const joined = 1 as const
