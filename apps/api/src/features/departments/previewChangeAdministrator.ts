import type { handoverOperations } from '@atrium/contracts/departments/handover/policy'
import { departmentsRefusals } from '@atrium/contracts/departments/refusals'
import { and, asc, eq } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { blockedIf, impactOf } from '../impact'
import { groupOfPlace } from '../organisation'
import { memberships, permissionGroupMembers, permissionGroups } from '../organisation/tables'
import { isSuperAdministratorElsewhere } from './changeAdministrator'

/** The effect of handing the company over: roles change, licences don't. */
export async function previewChangeAdministrator(
  call: Call<typeof handoverOperations.previewChangeAdministrator>,
) {
  const { db, company, person, query } = call
  const { companyId } = company
  const userId = query.newAdminUserId
  const [successor] = await db
    .select({ realName: memberships.name, phone: memberships.phone })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
  if (!successor) throw new Refusal(departmentsRefusals.memberMissing)
  const groups = await db
    .select({ name: permissionGroups.name })
    .from(permissionGroupMembers)
    .innerJoin(permissionGroups, groupOfPlace)
    .where(and(eq(permissionGroupMembers.companyId, companyId), eq(permissionGroupMembers.userId, userId)))
    .orderBy(asc(permissionGroups.createdAt), asc(permissionGroups.id))
  const impact = await impactOf(call, {
    ending: undefined,
    blockers: [
      ...blockedIf(userId === person.userId, 'self'),
      ...blockedIf(
        userId !== person.userId && (await isSuperAdministratorElsewhere(db, companyId, userId)),
        'administratorElsewhere',
      ),
    ],
  })
  return { ...impact, successor, leavesGroups: groups.map(({ name }) => name) }
}
