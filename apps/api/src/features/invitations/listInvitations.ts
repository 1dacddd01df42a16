import type { InvitationStatus, invitationsContract } from '@atrium/features/invitations/contract'
import { and, eq, gt, inArray, lte, or, type SQL } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { contains, containsExactly } from '../../platform/database/contains'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import type { Call } from '../../ports/Call'
import { departmentsInScope } from '../organisation'
import { departments } from '../organisation/tables'
import { invitationPage } from './invitationPage'
import { invitations } from './tables'
import { currentStatus } from './transitions'

export async function listInvitations({
  db,
  company,
  query,
  now,
}: Call<typeof invitationsContract.listInvitations>) {
  const listed = and(
    eq(invitations.companyId, company.companyId),
    inScope(db, company),
    query.inviteStatus && hasStatus(query.inviteStatus, now),
    invitationMatches(db, company.companyId, query.searchCondition),
  )
  const { totalItems, rows } = await invitationPage(db, {
    companyId: company.companyId,
    listed,
    sortedBy: invitations.invitedAt,
    limit: query.pageSize,
    offset: (query.pageIndex - 1) * query.pageSize,
    isSearch: query.searchCondition !== undefined,
  })
  return {
    totalItems,
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
export function inScope(db: Connection, company: CompanyScope): SQL | undefined {
  const within = departmentsInScope(company)
  if (within === undefined) return undefined
  return inArray(
    invitations.departmentId,
    db
      .select({ id: departments.id })
      .from(departments)
      .where(and(eq(departments.companyId, company.companyId), within)),
  )
}

/** By what the status is at this moment: what is past its time is expired, whatever its row says. */
function hasStatus(status: InvitationStatus, now: Date): SQL | undefined {
  const own = eq(invitations.status, status)
  if (status === 4) return and(own, gt(invitations.expiresAt, now))
  if (status === 6) return or(own, and(eq(invitations.status, 4), lte(invitations.expiresAt, now)))
  return own
}

/** Invitations whose name, phone or department contains the text. */
export function invitationMatches(
  db: Connection,
  companyId: string,
  search: string | undefined,
): SQL | undefined {
  if (!search) return undefined
  return or(
    contains(invitations.name, search),
    containsExactly(invitations.phone, search),
    inArray(
      invitations.departmentId,
      db
        .select({ id: departments.id })
        .from(departments)
        .where(and(eq(departments.companyId, companyId), contains(departments.name, search))),
    ),
  )
}
