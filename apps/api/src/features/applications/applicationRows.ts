import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { users } from '../../platform/people/tables'
import type { InvitationRow } from '../invitations'
import { invitations } from '../invitations/tables'
import { departmentOf, departmentsInScope } from '../organisation'
import { departments } from '../organisation/tables'
import { refusals } from './refusals'

/** An application with who made it, as they are now: a phone may have changed since. */
export interface ApplicationRow {
  readonly invitation: InvitationRow
  readonly userId: string
  readonly phone: string
}

/** An invitation that somebody took up, by whichever way they came. */
export const isApplication = and(isNotNull(invitations.userId), inArray(invitations.status, [1, 2, 5]))

/** Holds the applications. @throws a 404 refusal unless every one is in the person's scope. */
export async function findApplications(
  db: Connection,
  company: CompanyScope,
  applyIds: readonly string[],
): Promise<ApplicationRow[]> {
  const found = await db
    .select({ invitation: invitations, userId: users.id, phone: users.phone })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .innerJoin(departments, departmentOf(invitations))
    .where(
      and(
        eq(invitations.companyId, company.companyId),
        isApplication,
        inArray(invitations.id, [...applyIds]),
        departmentsInScope(company),
      ),
    )
    .orderBy(invitations.id)
    .for('update', { of: invitations })
  if (found.length !== applyIds.length) throw refusals.applicationMissing()
  return found
}
