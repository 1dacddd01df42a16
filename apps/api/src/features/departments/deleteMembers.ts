import type { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { and, eq, inArray } from 'drizzle-orm'
import { requireRecentProof } from '../../platform/http/requireRecentProof'
import { countWithin } from '../../platform/quotas'
import type { Call } from '../../ports/Call'
import { findMembers, type PlacedMember } from '../organisation'
import { memberships } from '../organisation/tables'
import { recoverSeatsOfLeavers } from '../seats'
import { refusals } from './refusals'
import { requirePassport } from './requirePassport'
import { tellRemoved } from './tellRemoved'

/** So many people may be removed by whoever sits at an open page, in so long. */
const mostUnproven = 20
const unprovenMilliseconds = 600_000

export async function deleteMembers(call: Call<typeof departmentChangesOperations.deleteMembers>) {
  const { db, company, body } = call
  const { companyId } = company
  await requirePassport(call, body.passportToken)
  await requireProofOfMany(call)
  const members = await findMembers(db, company, body.userIds)
  for (const member of members) requireRemovable(call, member)

  const userIds = members.map((member) => member.userId)
  const recovered = await recoverSeatsOfLeavers(db, companyId, userIds)
  await db
    .delete(memberships)
    .where(and(eq(memberships.companyId, companyId), inArray(memberships.userId, userIds)))
  call.audit({ before: members, recovered })
  await tellRemoved(call, userIds)
  return true as const
}

/** However many calls the removals come in. */
async function requireProofOfMany(
  call: Call<typeof departmentChangesOperations.deleteMembers>,
): Promise<void> {
  const { db, now, person, body } = call
  const key = `removals ${person.sessionId}`
  const removed = await countWithin(db, key, unprovenMilliseconds, now, body.userIds.length)
  if (removed > mostUnproven) requireRecentProof(call)
}

function requireRemovable(
  { company, person }: Call<typeof departmentChangesOperations.deleteMembers>,
  member: PlacedMember,
) {
  if (member.role === 'superAdministrator') throw refusals.deletesSuperAdministrator()
  if (member.userId === person.userId) throw refusals.deletesSelf()
  if (member.role === 'administrator' && company.role !== 'superAdministrator')
    throw refusals.deletesAdministrator()
}
