import { and, eq } from 'drizzle-orm'
import { departments, memberships, permissionGroupMembers, permissionGroups } from './tables'

/** The department in which a member is. */
export const departmentOfMember = and(
  eq(departments.companyId, memberships.companyId),
  eq(departments.id, memberships.departmentId),
)

/** A member's places in permission groups, and who is in one. */
export const placeOfMember = and(
  eq(permissionGroupMembers.companyId, memberships.companyId),
  eq(permissionGroupMembers.userId, memberships.userId),
)

/** The permission group of such a place. */
export const groupOfPlace = and(
  eq(permissionGroups.companyId, permissionGroupMembers.companyId),
  eq(permissionGroups.id, permissionGroupMembers.groupId),
)
