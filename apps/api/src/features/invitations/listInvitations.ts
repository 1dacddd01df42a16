import type { InvitationStatus, invitationsContract } from '@atrium/features/invitations/contract'
import { and, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import type { Call } from '../../ports/Call'
import { isInScope, personMatches } from '../organisation'
import { invitationPage } from './invitationPage'
import { invitations } from './tables'
import { currentStatus } from './transitions'

export async function listInvitations({
  db,
  company,
  query,
  now,
}: Call<typeof invitationsContract.listInvitations>) {
  const counted = and(
    eq(invitations.companyId, company.companyId),
    inScope(db, company),
    personMatches(db, company.companyId, invitations, query.searchCondition),
  )
  const { totalItems, counts, rows } = await invitationPage(db, {
    companyId: company.companyId,
    status: statusColumn(now),
    counted,
    listed: and(counted, query.inviteStatus && hasStatus(query.inviteStatus, now)),
    sortedBy: invitations.invitedAt,
    limit: query.pageSize,
    offset: (query.pageIndex - 1) * query.pageSize,
    isSearch: query.searchCondition !== undefined,
  })
  return {
    totalItems,
    counts,
    list: rows.map(({ invitation, department }) => ({
      invitationId: invitation.id,
      phone: invitation.phone,
      realName: invitation.name,
      department,
      userId: invitation.userId,
      inviteStatus: currentStatus(invitation, now),
      kind: invitation.kind,
      invitedAt: invitation.invitedAt.toISOString(),
      addedAt: invitation.addedAt?.toISOString() ?? null,
    })),
  }
}

/** The invitations into departments that the person looks after; undefined: all. */
export const inScope = (db: Connection, company: CompanyScope): SQL | undefined =>
  isInScope(db, company, invitations.departmentId)

/** As `currentStatus` tells it, for the database to count by. */
const statusColumn = (now: Date) =>
  sql<InvitationStatus>`case when ${invitations.status} = 4 and ${invitations.expiresAt} <= ${now.toISOString()}::timestamptz
    then 6 else ${invitations.status} end`

/** By what the status is at this moment: what is past its time is expired, whatever its row says. */
function hasStatus(status: InvitationStatus, now: Date): SQL | undefined {
  const own = eq(invitations.status, status)
  if (status === 4) return and(own, gt(invitations.expiresAt, now))
  if (status === 6) return or(own, and(eq(invitations.status, 4), lte(invitations.expiresAt, now)))
  return own
}
