import { errorCodes } from '@atrium/features/shared/errorCodes'
import type { workspaceContract } from '@atrium/features/workspace/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { countPending } from '../applications'
import { groupOfPlace, placeOfMember } from '../organisation'
import { companies, memberships, permissionGroupMembers, permissionGroups } from '../organisation/tables'
import { companyMenus, personalMenus } from './menus'

/**
 * By the role and permissions in the named company, which the call checks by itself: it may be made with an
 * empty header.
 */
export async function getMenus({ db, person, query }: Call<typeof workspaceContract.getMenus>) {
  if (!query.enterPriseId) return [...personalMenus]
  const rows = await db
    .select({ role: memberships.role, permissions: permissionGroups.permissions })
    .from(memberships)
    .innerJoin(companies, and(eq(companies.id, memberships.companyId), isNull(companies.dissolvedAt)))
    .leftJoin(permissionGroupMembers, placeOfMember)
    .leftJoin(permissionGroups, groupOfPlace)
    .where(and(eq(memberships.companyId, query.enterPriseId), eq(memberships.userId, person.userId)))
  const [membership] = rows
  if (!membership) throw new Refusal(errorCodes.forbidden, '您不是该企业的成员，请切换企业后重试', 403)
  const permissions = new Set(rows.flatMap((row) => row.permissions ?? []))
  const menus = companyMenus(membership.role, permissions)
  const pendingCount = await countPending(db, person.userId, query.enterPriseId)
  const entry =
    menus.find(({ menuId }) => menuId === 'departments') ??
    menus.find(({ menuId }) => menuId === 'invitations')
  return menus.map((item) => (item === entry && pendingCount > 0 ? { ...item, pendingCount } : item))
}
