import type { applicationStatuses } from '@atrium/contracts/applications/contract'
import type { applicationsOperations } from '@atrium/contracts/applications/policy'
import { and, eq, sql } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { inScope, invitationPage } from '../invitations'
import { invitations } from '../invitations/tables'
import { namesInCompany, personMatches } from '../organisation'
import { isApplication, picturesOf, wireApplication } from './applicationRows'

export async function listApplications({
  db,
  ports,
  company,
  query,
}: Call<typeof applicationsOperations.listApplications>) {
  const { companyId } = company
  const counted = and(
    eq(invitations.companyId, companyId),
    isApplication,
    inScope(db, company),
    personMatches(db, companyId, invitations, query.searchCondition),
  )
  const { inviteStatus } = query
  const { totalItems, counts, rows } = await invitationPage(db, {
    companyId,
    status: sql<(typeof applicationStatuses)[number]>`${invitations.status}`,
    counted,
    listed: and(counted, inviteStatus === undefined ? undefined : eq(invitations.status, inviteStatus)),
    sortedBy: invitations.respondedAt,
    limit: query.pageSize,
    offset: (query.pageIndex - 1) * query.pageSize,
    isSearch: query.searchCondition !== undefined,
  })
  const nameOf = await namesInCompany(
    db,
    companyId,
    rows.map(({ invitation }) => invitation.invitedBy),
  )
  const pictureOf = await picturesOf(
    ports,
    db,
    companyId,
    rows.map(({ invitation }) => invitation),
  )
  return {
    totalItems,
    counts,
    list: rows.map(({ invitation, department }) =>
      wireApplication(invitation, department, nameOf, pictureOf),
    ),
  }
}
