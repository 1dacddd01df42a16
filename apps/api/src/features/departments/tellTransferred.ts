import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import type { CompanyCall } from '../../ports/Call'
import { sendMessage } from '../messages'
import { findCompanyName } from '../organisation'
import { memberships } from '../organisation/tables'
import { tellNewAdministrators } from '../secondStepRule'

/**
 * Tells the former and the new super administrator; their open pages fetch menus and role again. To be called
 * last, as every publication.
 */
export async function tellTransferred(call: CompanyCall, successorId: string) {
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
