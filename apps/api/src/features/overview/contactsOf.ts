import { and, asc, eq, exists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import { departmentOf } from '../organisation'
import {
  departments,
  memberships,
  permissionGroupDepartments,
  permissionGroupMembers,
  permissionGroups,
} from '../organisation/tables'

interface ContactRow {
  readonly name: string
  readonly role: 'superAdministrator' | 'administrator'
  /** Whole. */
  readonly phone: string
}

const most = 5

/** Who may give a member licences: the super administrator first, then those who look after the department. */
export function contactsOf(db: Connection, companyId: string, userId: string) {
  const looksAfter = alias(departments, 'looks_after')
  const place = db
    .select({ path: departments.path })
    .from(memberships)
    .innerJoin(departments, departmentOf(memberships))
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
  const givesHere = db
    .select({ one: sql`1` })
    .from(permissionGroupMembers)
    .innerJoin(
      permissionGroups,
      and(
        eq(permissionGroups.companyId, companyId),
        eq(permissionGroups.id, permissionGroupMembers.groupId),
        sql`'authorisation' = any(${permissionGroups.permissions})`,
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
        eq(permissionGroupMembers.userId, giver.userId),
        sql`starts_with(${place}, ${looksAfter.path})`,
      ),
    )
  return rowsOf<ContactRow>(
    db
      .select(columns({ name: giver.name, role: giver.role, phone: giver.phone }))
      .from(giver)
      .where(
        and(
          eq(giver.companyId, companyId),
          sql`${giver.userId} <> ${userId}`,
          or(eq(giver.role, 'superAdministrator'), and(eq(giver.role, 'administrator'), exists(givesHere))),
        ),
      )
      .orderBy(sql`${giver.role} = 'superAdministrator' desc`, asc(giver.joinedAt))
      .limit(most),
  )
}

const giver = alias(memberships, 'giver')
