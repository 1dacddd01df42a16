import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { users } from '../../platform/people/tables'
import { departmentOf, placeOfMember } from '../organisation'
import {
  departments,
  memberships,
  permissionGroupDepartments,
  permissionGroupMembers,
} from '../organisation/tables'

/** The departments of groups, from the company's top down. */
export async function placesOf(db: Connection, companyId: string, groupIds: readonly string[]) {
  if (groupIds.length === 0) return []
  return db
    .select({
      groupId: permissionGroupDepartments.groupId,
      departmentId: departments.id,
      name: departments.name,
    })
    .from(permissionGroupDepartments)
    .innerJoin(departments, departmentOf(permissionGroupDepartments))
    .where(
      and(
        eq(permissionGroupDepartments.companyId, companyId),
        inArray(permissionGroupDepartments.groupId, [...groupIds]),
      ),
    )
    .orderBy(asc(departments.level), asc(departments.createdAt), asc(departments.id))
}

/** The members of groups, in the order in which they joined the company. */
export async function peopleOf(db: Connection, companyId: string, groupIds: readonly string[]) {
  if (groupIds.length === 0) return []
  return db
    .select({
      groupId: permissionGroupMembers.groupId,
      userId: memberships.userId,
      name: memberships.name,
      phone: memberships.phone,
      departmentId: memberships.departmentId,
      headImage: users.headImage,
    })
    .from(permissionGroupMembers)
    .innerJoin(memberships, placeOfMember)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(permissionGroupMembers.companyId, companyId),
        inArray(permissionGroupMembers.groupId, [...groupIds]),
      ),
    )
    .orderBy(asc(memberships.joinedAt), asc(memberships.userId))
}
