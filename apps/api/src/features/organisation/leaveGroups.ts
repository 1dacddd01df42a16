import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { permissionGroupMembers } from './tables'

/** @returns the groups that each of them was in. Roles are the caller's to refresh. */
export const leaveGroups = (db: Connection, companyId: string, userIds: readonly string[]) =>
  db
    .delete(permissionGroupMembers)
    .where(
      and(
        eq(permissionGroupMembers.companyId, companyId),
        inArray(permissionGroupMembers.userId, [...userIds]),
      ),
    )
    .returning({ groupId: permissionGroupMembers.groupId, userId: permissionGroupMembers.userId })
