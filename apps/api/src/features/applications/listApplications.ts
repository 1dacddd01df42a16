import type { applicationsContract } from '@atrium/features/applications/contract'
import { and, eq } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { inScope, invitationPage } from '../invitations'
import { invitations } from '../invitations/tables'
import { personMatches } from '../organisation'
import { isApplication } from './applicationRows'
import { namesOf } from './namesOf'
import { wireApplication } from './wireApplication'

export async function listApplications({
  db,
  company,
  query,
}: Call<typeof applicationsContract.listApplications>) {
  const { companyId } = company
  const { totalItems, rows } = await invitationPage(db, {
    companyId,
    listed: and(
      eq(invitations.companyId, companyId),
      isApplication,
      query.inviteStatus === undefined ? undefined : eq(invitations.status, query.inviteStatus),
      inScope(db, company),
      personMatches(db, companyId, invitations, query.searchCondition),
    ),
    sortedBy: invitations.respondedAt,
    limit: query.pageSize,
    offset: (query.pageIndex - 1) * query.pageSize,
    isSearch: query.searchCondition !== undefined,
  })
  const nameOf = await namesOf(
    db,
    companyId,
    rows.map(({ invitation }) => invitation.invitedBy),
  )
  return {
    totalItems,
    list: rows.map(({ invitation, department }) => wireApplication(invitation, department, nameOf)),
  }
}
