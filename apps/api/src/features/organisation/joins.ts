import { and, eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  departments,
  memberships,
  permissionGroupDepartments,
  permissionGroupMembers,
  permissionGroups,
} from './tables'

interface Placed {
  readonly companyId: PgColumn
  readonly departmentId: PgColumn
}

/** The department of a row. */
export const departmentOf = ({ companyId, departmentId }: Placed) =>
  and(eq(departments.companyId, companyId), eq(departments.id, departmentId))

/** A member's places in permission groups. */
export const placeOfMember = and(
  eq(permissionGroupMembers.companyId, memberships.companyId),
  eq(permissionGroupMembers.userId, memberships.userId),
)

/** The permission group of such a place. */
export const groupOfPlace = and(
  eq(permissionGroups.companyId, permissionGroupMembers.companyId),
  eq(permissionGroups.id, permissionGroupMembers.groupId),
)

/** The places in a group that administers a department. */
export const placeInSameGroup = and(
  eq(permissionGroupMembers.companyId, permissionGroupDepartments.companyId),
  eq(permissionGroupMembers.groupId, permissionGroupDepartments.groupId),
)
