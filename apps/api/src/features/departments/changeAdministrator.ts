import type { handoverOperations } from '@atrium/contracts/departments/handover/policy'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { users } from '../../platform/people/tables'
import type { Call } from '../../ports/Call'
import { findMembers, leaveGroups } from '../organisation'
import { companies, memberships } from '../organisation/tables'
import { refusals } from './refusals'
import { tellTransferred } from './tellTransferred'

export async function changeAdministrator(call: Call<typeof handoverOperations.changeAdministrator>) {
  const { db, company, person, body } = call
  if (body.newAdminUserId === person.userId) throw refusals.transfersToSelf()
  await findMembers(db, company, [body.newAdminUserId])
  // Two companies may choose the same person at the same moment: the second one waits here, then sees it.
  await db.select({ id: users.id }).from(users).where(eq(users.id, body.newAdminUserId)).for('no key update')
  if (await isSuperAdministratorElsewhere(db, company.companyId, body.newAdminUserId))
    throw refusals.alreadyAdministrator()

  const membership = (userId: string) =>
    and(eq(memberships.companyId, company.companyId), eq(memberships.userId, userId))
  const left = await leaveGroups(db, company.companyId, [body.newAdminUserId])
  // In this order, because a company never has two.
  await db.update(memberships).set({ role: 'member' }).where(membership(person.userId))
  await db.update(memberships).set({ role: 'superAdministrator' }).where(membership(body.newAdminUserId))
  call.audit({
    before: { userId: person.userId },
    after: { userId: body.newAdminUserId },
    leftGroupIds: left.map(({ groupId }) => groupId),
  })
  await tellTransferred(call, body.newAdminUserId)
  return true as const
}

export async function isSuperAdministratorElsewhere(db: Connection, companyId: string, userId: string) {
  const [other] = await db
    .select({ companyId: memberships.companyId })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(
      and(
        isNull(companies.dissolvedAt),
        eq(memberships.userId, userId),
        eq(memberships.role, 'superAdministrator'),
        ne(memberships.companyId, companyId),
      ),
    )
    .limit(1)
  return other !== undefined
}
