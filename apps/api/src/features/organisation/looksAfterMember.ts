import type { Permission } from '@atrium/contracts/wire/permissions'
import { and, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../../platform/database/Connection'
import { departmentOf } from './joins'
import {
  departments,
  memberships,
  permissionGroupDepartments,
  permissionGroupMembers,
  permissionGroups,
} from './tables'

/** The administrator in {@link looksAfterMember}. */
export const overseer = alias(memberships, 'overseer')

/** Whether the overseer, who is another person, has the permission for the member's department. */
export function looksAfterMember(
  db: Connection,
  companyId: string,
  userId: string,
  permission: Permission,
): SQL | undefined {
  const place = db
    .select({ path: departments.path })
    .from(memberships)
    .innerJoin(departments, departmentOf(memberships))
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
  return and(
    looksAfterPlace(db, companyId, sql`(${place})`, permission),
    sql`${overseer.userId} <> ${userId}`,
  )
}

/** Whether the overseer has the permission for the whole company. */
export function looksAfterCompany(
  db: Connection,
  companyId: string,
  permission: Permission,
): SQL | undefined {
  const top = db
    .select({ path: departments.path })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), isNull(departments.parentId)))
  return looksAfterPlace(db, companyId, sql`(${top})`, permission)
}

/** @param place the path of a department */
function looksAfterPlace(
  db: Connection,
  companyId: string,
  place: SQL,
  permission: Permission,
): SQL | undefined {
  const looksAfter = alias(departments, 'looks_after')
  const holdsHere = db
    .select({ one: sql`1` })
    .from(permissionGroupMembers)
    .innerJoin(
      permissionGroups,
      and(
        eq(permissionGroups.companyId, companyId),
        eq(permissionGroups.id, permissionGroupMembers.groupId),
        sql`${permission} = any(${permissionGroups.permissions})`,
      ),
    )
    .innerJoin(
      permissionGroupDepartments,
      and(
        eq(permissionGroupDepartments.companyId, companyId),
        eq(permissionGroupDepartments.groupId, permissionGroups.id),
      ),
    )
    .innerJoin(
      looksAfter,
      and(eq(looksAfter.companyId, companyId), eq(looksAfter.id, permissionGroupDepartments.departmentId)),
    )
    .where(
      and(
        eq(permissionGroupMembers.companyId, companyId),
        eq(permissionGroupMembers.userId, overseer.userId),
        sql`starts_with(${place}, ${looksAfter.path})`,
      ),
    )
  return and(
    eq(overseer.companyId, companyId),
    or(eq(overseer.role, 'superAdministrator'), and(eq(overseer.role, 'administrator'), exists(holdsHere))),
  )
}
