import type { invitationsOperations } from '@atrium/contracts/invitations/policy'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import type { Call } from '../../ports/Call'
import { isInScope, personMatches } from '../organisation'
import { invitationPage } from './invitationPage'
import { hasStatus, statusColumn } from './settleExpired'
import { invitations } from './tables'
import { currentStatus } from './transitions'

export async function listInvitations({
  db,
  company,
  query,
  now,
}: Call<typeof invitationsOperations.listInvitations>) {
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

/** The invitations into departments that the person administers; undefined: all. */
export const inScope = (db: Connection, company: CompanyScope): SQL | undefined =>
  isInScope(db, company, invitations.departmentId)
