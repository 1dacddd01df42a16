import type { Permission } from '@atrium/features/shared/contract'
import { foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './instant'
import { companies, departments, memberships } from './schema'

/** What sub-administrators may do, and in which departments: the one place that says so. */
export const permissionGroups = pgTable(
  'permission_groups',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    id: text().notNull(),
    name: text().notNull(),
    permissions: text().array().$type<Permission[]>().notNull(),
    /** Counts its changes, so that two editors notice each other. */
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Who changed it last; empty where nobody did. */
    updatedBy: text('updated_by').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('permission_groups_name').on(t.companyId, t.name),
  ],
)

/** The departments, each with all below it, in which a group's permissions hold. */
export const permissionGroupDepartments = pgTable(
  'permission_group_departments',
  {
    companyId: text('company_id').notNull(),
    groupId: text('group_id').notNull(),
    departmentId: text('department_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.groupId, t.departmentId] }),
    foreignKey({
      columns: [t.companyId, t.groupId],
      foreignColumns: [permissionGroups.companyId, permissionGroups.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.companyId, t.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }).onDelete('cascade'),
    index('permission_group_departments_department').on(t.companyId, t.departmentId),
  ],
)

/** Whoever is in one is a sub-administrator. Who leaves the company leaves its groups. */
export const permissionGroupMembers = pgTable(
  'permission_group_members',
  {
    companyId: text('company_id').notNull(),
    groupId: text('group_id').notNull(),
    userId: text('user_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.groupId, t.userId] }),
    foreignKey({
      columns: [t.companyId, t.groupId],
      foreignColumns: [permissionGroups.companyId, permissionGroups.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.companyId, t.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
    index('permission_group_members_user').on(t.companyId, t.userId),
  ],
)
