import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { groupOfPlace, placeOfMember } from '../organisation'
import { companies, memberships, permissionGroupMembers, permissionGroups } from '../organisation/tables'
import { companyMenus, type MenuItem } from './menus'

/** A person's menu in a company; undefined: they aren't a member. */
export async function findMenus(
  db: Connection,
  userId: string,
  companyId: string,
): Promise<readonly MenuItem[] | undefined> {
  const rows = await db
    .select({ role: memberships.role, permissions: permissionGroups.permissions })
    .from(memberships)
    .innerJoin(companies, and(eq(companies.id, memberships.companyId), isNull(companies.dissolvedAt)))
    .leftJoin(permissionGroupMembers, placeOfMember)
    .leftJoin(permissionGroups, groupOfPlace)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
  const [membership] = rows
  return membership && companyMenus(membership.role, new Set(rows.flatMap((row) => row.permissions ?? [])))
}
