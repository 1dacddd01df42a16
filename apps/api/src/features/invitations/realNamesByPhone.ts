import type { invitationsOperations } from '@atrium/contracts/invitations/policy'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { departmentOf, departmentsInScope } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { inScope } from './listInvitations'
import { invitations } from './tables'

/** Only people whom the caller may see anyway: a phone must not reveal a stranger's name. */
export async function realNamesByPhone({
  db,
  company,
  body,
}: Call<typeof invitationsOperations.realNamesByPhone>) {
  const { companyId } = company
  const invited = await db
    .select({ phone: invitations.phone, name: invitations.name })
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        inArray(invitations.phone, body.phones),
        inScope(db, company),
      ),
    )
    .orderBy(asc(invitations.invitedAt))
  const members = await db
    .select({ phone: memberships.phone, name: memberships.name })
    .from(memberships)
    .innerJoin(departments, departmentOf(memberships))
    .where(
      and(
        eq(memberships.companyId, companyId),
        inArray(memberships.phone, body.phones),
        departmentsInScope(company),
      ),
    )
  const names = new Map([...invited, ...members].map(({ phone, name }) => [phone, name]))
  return [...names].flatMap(([phone, realName]) => (realName === '' ? [] : { phone, realName }))
}
