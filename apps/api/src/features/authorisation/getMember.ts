import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { and, eq } from 'drizzle-orm'
import { users } from '../../platform/people/tables'
import type { Call } from '../../ports/Call'
import { departmentPathNames } from '../organisation'
import { memberships } from '../organisation/tables'
import { joined } from './listMembers'
import { refusals } from './refusals'
import { membersInScope } from './scope'

export async function getMember({ db, company, params }: Call<typeof authorisationOperations.getMember>) {
  const [member] = await db
    .select()
    .from(memberships)
    .where(and(membersInScope(db, company), eq(memberships.userId, params.userId)))
  if (!member) throw refusals.memberMissing()
  const nameOf = await departmentPathNames(db, company.companyId, [member.departmentId])
  return {
    phone: member.phone,
    realName: member.name,
    department: nameOf(member.departmentId),
    inviteStatus: joined,
    invitedAt: member.invitedAt?.toISOString() ?? null,
    addedAt: member.joinedAt.toISOString(),
  }
}

export async function getHeadImage({
  db,
  ports,
  company,
  query,
}: Call<typeof authorisationOperations.getHeadImage>) {
  const [member] = await db
    .select({ headImage: users.headImage })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(membersInScope(db, company), eq(memberships.userId, query.userId)))
  if (!member) throw refusals.memberMissing()
  if (!member.headImage) throw refusals.noHeadImage()
  return ports.settings.publicOrigin + member.headImage
}
