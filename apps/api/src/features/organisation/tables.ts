import type { Discipline } from '@atrium/contracts/profile/contract'
import type { Permission } from '@atrium/contracts/wire/permissions'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { users } from '../../platform/people/tables'
import { spelling } from '../../platform/spelling/spelling'

export const companies = pgTable(
  'companies',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    account: text().notNull(),
    /** Unified social credit code. */
    code: text().notNull().default(''),
    contactPerson: text('contact_person').notNull().default(''),
    contactPhone: text('contact_phone').notNull().default(''),
    remark: text().notNull().default(''),
    province: text().notNull().default(''),
    city: text().notNull().default(''),
    areaOrCounty: text('area_or_county').notNull().default(''),
    detailedAddress: text('detailed_address').notNull().default(''),
    logoPath: text('logo_path'),
    /** 0 not certified, 1 pending, 2 not passed, 4 certified. */
    certificationStatus: smallint('certification_status').notNull().default(0),
    auditedAt: instant('audited_at'),
    auditDetail: text('audit_detail').notNull().default(''),
    /** Name of the private object that holds the business licence. */
    licenceName: text('licence_name'),
    /** Daily limit of invitations by text message; null: the default. */
    invitationsPerDay: integer('invitations_per_day'),
    /** Counts changes of the certification, to detect decisions based on an earlier state. */
    certificationVersion: integer('certification_version').notNull().default(0),
    /** Since when its administrators need a second step; null: they don't. */
    secondStepSince: instant('second_step_since'),
    /** Since when people of its domains must sign in by its connection; null: they need not. */
    companySignInSince: instant('company_sign_in_since'),
    /** When the company was dissolved: its rows stay as history, and every call of it is refused. */
    dissolvedAt: instant('dissolved_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // Super administrators sign in by these.
    index('companies_account').on(sql`lower(${t.account})`),
    index('companies_code').on(t.code),
  ],
)

export const departments = pgTable(
  'departments',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    id: text().notNull(),
    parentId: text('parent_id'),
    name: text().notNull(),
    level: smallint().notNull(),
    /** Ids from the top down to this department, each followed by `/`: a subtree is a prefix. */
    path: text().notNull(),
    spelling,
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({ columns: [t.companyId, t.parentId], foreignColumns: [t.companyId, t.id] }),
    unique('departments_sibling_name').on(t.companyId, t.parentId, t.name),
    uniqueIndex('departments_path').on(t.companyId, t.path.op('text_pattern_ops')),
    check('departments_level', sql`${t.level} between 1 and 6`),
  ],
)

export const memberships = pgTable(
  'memberships',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    role: text({ enum: ['superAdministrator', 'administrator', 'member'] }).notNull(),
    departmentId: text('department_id').notNull(),
    /** The company's name for the person. */
    name: text().notNull(),
    spelling,
    /** Copied from the person, so that searching a company's members reads only its own rows. */
    phone: text().notNull(),
    /** The person's position as stated by themselves; empty: not stated. */
    position: text().notNull().default(''),
    discipline: text().$type<Discipline | ''>().notNull().default(''),
    /**
     * Until then people who were administrators when the company began to require a second step may do without; null:
     * not at all.
     */
    secondStepUntil: instant('second_step_until'),
    invitedAt: instant('invited_at'),
    joinedAt: instant('joined_at').notNull(),
    /** Number of licences, updated by grants and cancels, so that members are sorted by it from an index. */
    grantCount: integer('grant_count').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    foreignKey({
      columns: [t.companyId, t.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
    index('memberships_user').on(t.userId),
    index('memberships_joined').on(t.companyId, t.joinedAt, t.userId),
    index('memberships_granted').on(t.companyId, t.grantCount, t.userId),
    index('memberships_department').on(t.companyId, t.departmentId, t.joinedAt),
    // Members are identified by phone, so no two share one.
    uniqueIndex('memberships_phone').on(t.companyId, t.phone),
    // Names are searched while typing, in characters or on a Latin keyboard.
    index('memberships_name').on(t.companyId, t.name.op('text_pattern_ops')),
    index('memberships_spelling').on(t.companyId, t.spelling.op('text_pattern_ops')),
    index('memberships_administrators')
      .on(t.companyId, t.joinedAt, t.userId)
      .where(sql`${t.role} <> 'member'`),
    uniqueIndex('memberships_one_super').on(t.companyId).where(sql`${t.role} = 'superAdministrator'`),
    check('memberships_grant_count', sql`${t.grantCount} >= 0`),
  ],
)

/** Permissions of sub-administrators, and the departments they apply to: the only source. */
export const permissionGroups = pgTable(
  'permission_groups',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    id: text().notNull(),
    name: text().notNull(),
    permissions: text().array().$type<Permission[]>().notNull(),
    /** Incremented by each change, so that two editors notice each other. */
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** The last editor; empty: none. */
    updatedBy: text('updated_by').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('permission_groups_name').on(t.companyId, t.name),
  ],
)

/** The departments, each with all below it, where a group's permissions apply. */
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

/** Members of a group are sub-administrators. Leaving the company removes a person from its groups. */
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

/**
 * Administrators of departments before permission groups existed. A start converts its rows into groups; nothing else
 * reads or writes it.
 */
export const departmentAdministrators = pgTable(
  'department_administrators',
  {
    companyId: text('company_id').notNull(),
    departmentId: text('department_id').notNull(),
    userId: text('user_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.departmentId, t.userId] }),
    foreignKey({
      columns: [t.companyId, t.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
    foreignKey({
      columns: [t.companyId, t.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }),
    index('department_administrators_user').on(t.companyId, t.userId),
  ],
)
