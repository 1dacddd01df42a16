import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import { sendMessage } from '../../platform/notifications'
import type { CompanyCall } from '../../ports/Call'
import { tellNewAdministrators } from '../account'
import { findCompanyName } from '../organisation'
import { memberships, permissionGroupMembers } from '../organisation/tables'
import { noteMembers } from '../waitingList'

/**
 * Notifies sub-administrators of changed permissions: their open pages fetch the menus again. Call it last, like every
 * publication.
 */
export async function notifyPermissionsChanged(
  call: Pick<CompanyCall, 'db' | 'company' | 'now'>,
  affected: readonly string[],
): Promise<void> {
  const { db, company, now } = call
  const userIds = [...new Set(affected)]
  if (userIds.length === 0) return
  const name = await findCompanyName(db, company.companyId)
  await sendMessage(db, {
    userIds,
    kind: 'administration',
    companyId: company.companyId,
    title: '管理权限变更',
    content: `您在“${name}”的管理权限已变更，可使用的菜单以当前显示为准。如有疑问，请联系超级管理员。`,
    titleEn: 'Your permissions changed',
    contentEn: `Your administrator permissions in “${name}” have changed, and your menu is up to date. If you have questions, ask the super administrator.`,
    now,
  })
  await tellNewAdministrators(call, userIds)
  await publish(db, { userIds, target: 'OnMenusChanged', payload: { enterpriseId: company.companyId } })
}

/**
 * People in a permission group are sub-administrators; others are ordinary members. The membership repeats the role for
 * lists and checks, so every change of groups ends with this call.
 */
export async function refreshRoles(db: Connection, companyId: string, userIds: readonly string[]) {
  if (userIds.length === 0) return
  const isInGroup = sql`exists (select 1 from ${permissionGroupMembers}
    where ${permissionGroupMembers.companyId} = ${memberships.companyId}
      and ${permissionGroupMembers.userId} = ${memberships.userId})`
  await db
    .update(memberships)
    .set({ role: sql`case when ${isInGroup} then 'administrator' else 'member' end` })
    .where(
      and(
        eq(memberships.companyId, companyId),
        inArray(memberships.userId, [...userIds]),
        ne(memberships.role, 'superAdministrator'),
      ),
    )
  await noteMembers(db, companyId, userIds)
}
