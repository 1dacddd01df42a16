import type { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { departmentsRefusals } from '@atrium/contracts/departments/refusals'
import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import { requireRecentProof } from '../../platform/http/requireRecentProof'
import { sendMessage } from '../../platform/notifications'
import { countWithin } from '../../platform/quotas'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call, CompanyCall } from '../../ports/Call'
import { findCompanyName, findMembers, type PlacedMember } from '../organisation'
import { memberships } from '../organisation/tables'
import { recoverSeatsOfLeavers } from '../seats'
import { checkPassport, endCompanySessions } from '../session'

/** Members that can be removed from an open page in this time without a new proof of identity. */
const mostUnproven = 20
const unprovenMilliseconds = 600_000

export async function deleteMembers(call: Call<typeof departmentChangesOperations.deleteMembers>) {
  const { db, company, body, now } = call
  const { companyId } = company
  await requirePassport(call, body.passportToken)
  await requireProofOfMany(call)
  const members = await findMembers(db, company, body.userIds)
  for (const member of members) requireRemovable(call, member)

  const recovered = await removeMembers(db, companyId, members)
  call.audit({ before: members, recovered })
  await notifyRemoved(db, companyId, members, now)
  return true as const
}

/**
 * Ends memberships and returns their seats. The caller checks whether that is allowed, writes the audit row, and calls
 * {@link notifyRemoved} last.
 *
 * @returns the returned seats
 */
export async function removeMembers(
  db: Connection,
  companyId: string,
  members: readonly Pick<PlacedMember, 'userId'>[],
) {
  const userIds = members.map(({ userId }) => userId)
  const recovered = await recoverSeatsOfLeavers(db, companyId, userIds)
  await db
    .delete(memberships)
    .where(and(eq(memberships.companyId, companyId), inArray(memberships.userId, userIds)))
  return recovered
}

/** Counts across calls. */
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
  if (member.role === 'superAdministrator') throw new Refusal(departmentsRefusals.deletesSuperAdministrator)
  if (member.userId === person.userId) throw new Refusal(departmentsRefusals.deletesSelf)
  if (member.role === 'administrator' && company.role !== 'superAdministrator')
    throw new Refusal(departmentsRefusals.deletesAdministrator)
}

/** Besides an access token, removing people requires the passport of the same session. */
async function requirePassport({ ports, person, now }: CompanyCall, passportToken: string) {
  if (!(await checkPassport(ports.keys, person, passportToken, now)))
    throw new Refusal(departmentsRefusals.passportRefused)
}

/** Notifies the removed people; they leave the company's pages at once, and sessions end that its connection opened. */
export async function notifyRemoved(
  db: Connection,
  companyId: string,
  members: readonly Pick<PlacedMember, 'userId'>[],
  now: Date,
): Promise<void> {
  const userIds = members.map(({ userId }) => userId)
  await endCompanySessions(db, { companyId, userIds }, now)
  const name = await findCompanyName(db, companyId)
  await sendMessage(db, {
    userIds,
    kind: 'notice',
    companyId,
    title: '已离开企业',
    content: `您已不再是“${name}”的成员，由该企业分配的授权已收回。如有疑问，请联系企业管理员。`,
    titleEn: 'You have left a company',
    contentEn: `You are no longer a member of “${name}”, and its licences were taken back. If you have questions, ask its administrator.`,
    now,
  })
  await publish(db, { userIds, target: 'OnMenusChanged' })
}
