import type { Permission } from '@atrium/contracts/wire/permissions'
import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import { groupOfPlace } from './joins'
import { memberships, permissionGroupMembers, permissionGroups } from './tables'

/** Updates the counts in menus of people who hold a permission. Call it last, like every publication. */
export async function refreshMenuCounts(
  db: Connection,
  companyId: string,
  permission: Permission,
): Promise<void> {
  const userIds = await holdersOf(db, companyId, permission)
  await publish(db, { userIds, target: 'OnMenusChanged', payload: { enterpriseId: companyId } })
}

/** People who hold a permission somewhere in the company: the super administrator, and members of groups with it. */
export async function holdersOf(
  db: Connection,
  companyId: string,
  permission: Permission,
): Promise<readonly string[]> {
  // Two queries by index: one with `or` reads all members.
  const people = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.role, 'superAdministrator')))
    .union(
      db
        .select({ userId: permissionGroupMembers.userId })
        .from(permissionGroupMembers)
        .innerJoin(permissionGroups, groupOfPlace)
        .where(
          and(
            eq(permissionGroupMembers.companyId, companyId),
            sql`${permission} = any(${permissionGroups.permissions})`,
          ),
        ),
    )
  return people.map(({ userId }) => userId)
}
