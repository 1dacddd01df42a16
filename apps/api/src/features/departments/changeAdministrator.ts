import type { handoverOperations } from '@atrium/contracts/departments/handover/policy'
import { departmentsRefusals } from '@atrium/contracts/departments/refusals'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import { sendMessage } from '../../platform/notifications'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call, CompanyCall } from '../../ports/Call'
import { tellNewAdministrators } from '../account'
import { findCompanyName, findMembers, leaveGroups } from '../organisation'
import { companies, memberships } from '../organisation/tables'
import { noteMembers } from '../waitingList'

export async function changeAdministrator(call: Call<typeof handoverOperations.changeAdministrator>) {
  const { db, company, person, body } = call
  if (body.newAdminUserId === person.userId) throw new Refusal(departmentsRefusals.transfersToSelf)
  await findMembers(db, company, [body.newAdminUserId])
  // Two companies may choose the same person at the same moment: the second one waits here, then sees it.
  await db.select({ id: users.id }).from(users).where(eq(users.id, body.newAdminUserId)).for('no key update')
  if (await isSuperAdministratorElsewhere(db, company.companyId, body.newAdminUserId))
    throw new Refusal(departmentsRefusals.alreadyAdministrator)

  const membership = (userId: string) =>
    and(eq(memberships.companyId, company.companyId), eq(memberships.userId, userId))
  const left = await leaveGroups(db, company.companyId, [body.newAdminUserId])
  // In this order, because a company never has two super administrators.
  await db.update(memberships).set({ role: 'member' }).where(membership(person.userId))
  await db.update(memberships).set({ role: 'superAdministrator' }).where(membership(body.newAdminUserId))
  await noteMembers(db, company.companyId, [body.newAdminUserId])
  call.audit({
    before: { userId: person.userId },
    after: { userId: body.newAdminUserId },
    leftGroupIds: left.map(({ groupId }) => groupId),
  })
  await notifyTransferred(call, body.newAdminUserId)
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

/**
 * Notifies the former and the new super administrator; their open pages fetch menus and role again. Call it last, like
 * every publication.
 */
async function notifyTransferred(call: CompanyCall, successorId: string) {
  const { db, company, person, now } = call
  const { companyId } = company
  const companyName = await findCompanyName(db, companyId)
  const [former, successor] = await namesOf(db, companyId, [person.userId, successorId])
  await sendMessage(db, {
    userIds: [person.userId],
    kind: 'administration',
    companyId,
    title: '管理员权限已移交',
    content: `您已将“${companyName}”的管理员权限移交给${successor}，您现在是该企业的普通成员。`,
    titleEn: 'Administration handed over',
    contentEn: `You handed over the administration of “${companyName}” to ${successor}. You are now an ordinary member.`,
    now,
  })
  await sendMessage(db, {
    userIds: [successorId],
    kind: 'administration',
    companyId,
    title: '您已成为超级管理员',
    content: `${former}已将“${companyName}”的管理员权限移交给您，您现在可以管理该企业的全部内容。`,
    titleEn: 'You are now the super administrator',
    contentEn: `${former} handed over the administration of “${companyName}” to you. You can now manage the whole company.`,
    now,
  })
  await tellNewAdministrators(call, [successorId])
  await publish(db, {
    userIds: [person.userId, successorId],
    target: 'OnMenusChanged',
    payload: { enterpriseId: companyId },
  })
}

/** In the order of the ids. */
async function namesOf(db: Connection, companyId: string, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ userId: memberships.userId, name: memberships.name, phone: memberships.phone })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), inArray(memberships.userId, [...userIds])))
  return userIds.map((userId) => {
    const row = rows.find((one) => one.userId === userId)
    return row?.name || row?.phone || ''
  })
}
