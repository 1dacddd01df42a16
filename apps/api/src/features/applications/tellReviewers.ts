import { and, eq, or, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import { groupOfPlace, placeOfMember } from '../organisation'
import { memberships, permissionGroupMembers, permissionGroups } from '../organisation/tables'

/** The number of waiting applications, which menus show, is another now. To be called last, as every publication. */
export async function tellReviewers(db: Connection, companyId: string): Promise<void> {
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
          sql`'invitations' = any(${permissionGroups.permissions})`,
        ),
      ),
    )
  const userIds = people.map(({ userId }) => userId)
  await publish(db, { userIds, target: 'OnMenusChanged', payload: { enterpriseId: companyId } })
}
