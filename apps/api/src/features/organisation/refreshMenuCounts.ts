import type { Permission } from '@atrium/contracts/wire/permissions'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import { groupOfPlace, placeOfMember } from './joins'
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
  const people = await db
    .selectDistinct({ userId: memberships.userId })
    .from(memberships)
    .leftJoin(permissionGroupMembers, placeOfMember)
    .leftJoin(permissionGroups, groupOfPlace)
    .where(
      and(
        eq(memberships.companyId, companyId),
        or(
          eq(memberships.role, 'superAdministrator'),
          sql`${permission} = any(${permissionGroups.permissions})`,
        ),
      ),
    )
  return people.map(({ userId }) => userId)
}
