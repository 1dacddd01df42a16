import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { companies, departments, memberships, permissionGroups } from '../organisation/tables'

/**
 * Rules that assign licences. They are changed while the company is held alone. Products are named by their first
 * batch. See docs/decisions/company/licence-model.md.
 */
export const licenceRules = pgTable(
  'licence_rules',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    id: text().notNull(),
    name: text().notNull(),
    /** A deleted rule stays until the grace period of its seats has passed. */
    state: text({ enum: ['active', 'paused', 'deleted'] }).notNull(),
    reach: text({ enum: ['everybody', 'departments', 'groups'] }).notNull(),
    /** The department whose own seats it uses; null: as for any grant. Without a reference, so that a loss is seen. */
    poolDepartmentId: text('pool_department_id'),
    graceDays: integer('grace_days').notNull(),
    /** Incremented by each change, so that two editors notice each other. */
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('licence_rules_name').on(t.companyId, t.name).where(sql`${t.state} <> 'deleted'`),
    index('licence_rules_deleted').on(t.updatedAt).where(sql`${t.state} = 'deleted'`),
  ],
)

const ofRule = {
  companyId: text('company_id').notNull(),
  ruleId: text('rule_id').notNull(),
}

/** The departments, each with all below it, whose members a rule serves. */
export const licenceRuleDepartments = pgTable(
  'licence_rule_departments',
  { ...ofRule, departmentId: text('department_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.companyId, t.ruleId, t.departmentId] }),
    foreignKey({
      columns: [t.companyId, t.ruleId],
      foreignColumns: [licenceRules.companyId, licenceRules.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.companyId, t.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }).onDelete('cascade'),
    index('licence_rule_departments_department').on(t.companyId, t.departmentId),
  ],
)

/** The permission groups whose members a rule serves. */
export const licenceRuleGroups = pgTable(
  'licence_rule_groups',
  { ...ofRule, groupId: text('group_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.companyId, t.ruleId, t.groupId] }),
    foreignKey({
      columns: [t.companyId, t.ruleId],
      foreignColumns: [licenceRules.companyId, licenceRules.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.companyId, t.groupId],
      foreignColumns: [permissionGroups.companyId, permissionGroups.id],
    }).onDelete('cascade'),
  ],
)

export const licenceRuleProducts = pgTable(
  'licence_rule_products',
  { ...ofRule, mainId: text('main_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.companyId, t.ruleId, t.mainId] }),
    foreignKey({
      columns: [t.companyId, t.ruleId],
      foreignColumns: [licenceRules.companyId, licenceRules.id],
    }).onDelete('cascade'),
    index('licence_rule_products_product').on(t.companyId, t.mainId),
  ],
)

/** Members who get nothing from a rule. */
export const licenceExceptions = pgTable(
  'licence_exceptions',
  {
    ...ofRule,
    userId: text('user_id').notNull(),
    /** Empty: of all its products. */
    mainId: text('main_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.ruleId, t.userId, t.mainId] }),
    foreignKey({
      columns: [t.companyId, t.ruleId],
      foreignColumns: [licenceRules.companyId, licenceRules.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.companyId, t.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
    index('licence_exceptions_user').on(t.companyId, t.userId),
  ],
)

/** Members who wait for a seat of a product, in the order of `since` and `place`. Removed when they leave. */
export const waitingSeats = pgTable(
  'waiting_seats',
  {
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    /** The first batch. */
    mainId: text('main_id').notNull(),
    since: instant('since').notNull(),
    place: bigserial({ mode: 'number' }).notNull(),
    /** The rule behind it; null: a request. */
    ruleId: text('rule_id'),
    /** The approved request behind it; null: a rule. Without a reference: the tables of seats depend on this feature. */
    requestId: text('request_id'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.mainId, t.userId] }),
    check('waiting_seats_reason', sql`(${t.ruleId} is null) <> (${t.requestId} is null)`),
    foreignKey({
      columns: [t.companyId, t.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.companyId, t.ruleId],
      foreignColumns: [licenceRules.companyId, licenceRules.id],
    }).onDelete('cascade'),
    index('waiting_seats_order').on(t.companyId, t.mainId, t.since, t.place),
    index('waiting_seats_user').on(t.companyId, t.userId),
  ],
)

/**
 * What has to be compared with the rules. Each change adds rows in its own transaction; a worker removes them when it
 * settles them. Rows are never updated by a change, so that no change waits for a worker.
 */
export const licenceChecks = pgTable(
  'licence_checks',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /**
     * `member`: everything that rules give one member. `product`: its waiting list. `terms`: a batch began, ended or
     * changed, so all rules with the product. `rule`: everybody whom it reaches, or who has something from it.
     */
    kind: text({ enum: ['member', 'product', 'terms', 'rule'] }).notNull(),
    /** The member, any batch of the product, or the rule. */
    subjectId: text('subject_id').notNull(),
    /** For a rule: the last member who was settled, as `joinedAt|userId`; null: none. */
    position: text(),
    /** It was part of a chunk that failed unexpectedly, so it is settled alone. */
    isCareful: boolean('is_careful').notNull().default(false),
    /** When it failed alone; it waits for somebody to retry. Null: it didn't. */
    failedAt: instant('failed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('licence_checks_subject').on(t.companyId, t.kind, t.subjectId),
    index('licence_checks_open').on(t.companyId, t.id).where(sql`${t.failedAt} is null`),
  ],
)

/** One row for each company that has had a rule or somebody who waits. Its lock lets one worker at a time settle the company. */
export const licenceClocks = pgTable(
  'licence_clocks',
  {
    companyId: text('company_id')
      .primaryKey()
      .references(() => companies.id),
    /** When a worker took it last: companies have their turns. */
    takenAt: instant('taken_at').notNull(),
    /** Up to when ends of batches and of undo have been noticed. */
    lookedAt: instant('looked_at').notNull(),
    /** When all rules were last checked. */
    checkedAt: instant('checked_at').notNull(),
  },
  (t) => [index('licence_clocks_checked').on(t.checkedAt)],
)
