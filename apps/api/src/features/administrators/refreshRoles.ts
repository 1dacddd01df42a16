import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { memberships, permissionGroupMembers } from '../organisation/tables'

/**
 * Whoever is in a group is a sub-administrator, whoever is in none an ordinary member. The role at the
 * membership repeats that for lists and checks, so every change of groups ends with this.
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
}
