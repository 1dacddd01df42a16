import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { sendMessage } from '../messages'
import { departmentPathNames, findCompanyName, leaveGroups } from '../organisation'
import { memberships } from '../organisation/tables'
import { recoverSeatsOfLeavers } from '../seats'

interface Leaving {
  readonly companyId: string
  readonly userId: string
  readonly now: Date
}

/**
 * Takes a person who is no more out of a company, which is held, and tells its super administrator: by the department,
 * as no name is to be left behind.
 */
export async function leaveCompany(db: Connection, { companyId, userId, now }: Leaving): Promise<void> {
  const own = and(eq(memberships.companyId, companyId), eq(memberships.userId, userId))
  const [member] = await db.select({ departmentId: memberships.departmentId }).from(memberships).where(own)
  if (!member) return
  const returned = await recoverSeatsOfLeavers(db, companyId, [userId])
  await leaveGroups(db, companyId, [userId])
  await db.delete(memberships).where(own)
  const name = await findCompanyName(db, companyId)
  const pathOf = await departmentPathNames(db, companyId, [member.departmentId])
  const department = pathOf(member.departmentId)
  const count = returned.length
  await sendMessage(db, {
    userIds: await superAdministratorsOf(db, companyId),
    kind: 'notice',
    companyId,
    title: '有成员注销了账号',
    content: `“${name}”的一名成员（${department}）注销了个人账号，已离开企业，${count}个授权已收回。`,
    titleEn: 'A member closed their account',
    contentEn: `A member of “${name}” (${department}) closed their personal account and left the company. ${count} licences were taken back.`,
    now,
  })
}

async function superAdministratorsOf(db: Connection, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.role, 'superAdministrator')))
  return rows.map(({ userId }) => userId)
}
