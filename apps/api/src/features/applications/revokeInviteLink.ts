import type { applicationsOperations } from '@atrium/contracts/applications/policy'
import { and, eq, isNull } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { departmentOf, departmentsInScope } from '../organisation'
import { departments } from '../organisation/tables'
import { refusals } from './refusals'
import { inviteLinks } from './tables'

export async function revokeInviteLink(call: Call<typeof applicationsOperations.revokeInviteLink>) {
  const { db, company, query, now } = call
  const own = and(eq(inviteLinks.companyId, company.companyId), eq(inviteLinks.id, query.linkId))
  const [found] = await db
    .select({ revokedAt: inviteLinks.revokedAt, departmentId: departments.id })
    .from(inviteLinks)
    .leftJoin(departments, and(departmentOf(inviteLinks), departmentsInScope(company)))
    .where(own)
  // A link into a deleted department leads to the top: only who has all of the company ends it.
  if (!found || (found.departmentId === null && company.departmentPaths !== null))
    throw refusals.linkMissing()
  if (found.revokedAt) {
    call.unchanged()
    return true as const
  }
  await db
    .update(inviteLinks)
    .set({ revokedAt: now })
    .where(and(own, isNull(inviteLinks.revokedAt)))
  call.audit({ linkId: query.linkId, departmentId: found.departmentId })
  return true as const
}
