import type { administratorsContract } from '@atrium/features/administrators/contract'
import { and, desc, eq, ne } from 'drizzle-orm'
import { memberMatches } from '../authorisation/memberMatches'
import { memberships } from '../database/schema'
import type { Call } from '../service/Call'
import { wireMembers } from './wireMembers'

export async function listCandidates({
  db,
  company,
  query,
}: Call<typeof administratorsContract.listCandidates>) {
  const { companyId } = company
  const listed = and(
    eq(memberships.companyId, companyId),
    ne(memberships.role, 'superAdministrator'),
    memberMatches(db, companyId, query.searchCondition),
  )
  const totalItems = await db.$count(memberships, listed)
  const rows = await db
    .select()
    .from(memberships)
    .where(listed)
    .orderBy(desc(memberships.joinedAt), desc(memberships.userId))
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize)
  const members = await wireMembers(db, companyId, rows)
  return { totalItems, list: members.map(({ row: _, ...member }) => member) }
}
