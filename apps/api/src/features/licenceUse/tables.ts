import { sql } from 'drizzle-orm'
import { date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { companies, memberships } from '../organisation/tables'
import { products } from '../seats/tables'

/**
 * Idle licences of a batch that are taken back at a moment. Those that are used before then stay; the others become
 * the lines of a bulk change. See docs/decisions/company/licence-model.md.
 */
export const reclaims = pgTable(
  'reclaims',
  {
    companyId: text('company_id').notNull(),
    id: text().notNull(),
    mainId: text('main_id').notNull(),
    idleDays: integer('idle_days').notNull(),
    /** `dryRun`: what a policy would do. Nobody is notified, and nothing happens. */
    state: text({ enum: ['planned', 'done', 'cancelled', 'dryRun'] }).notNull(),
    /** Empty: a policy. */
    plannedBy: text('planned_by').notNull(),
    /** The session of that call, for audit rows. */
    sessionId: text('session_id').notNull(),
    plannedAt: instant('planned_at').notNull(),
    /** The day in China of `planned_at`: a licence that is used on it or later stays. */
    plannedOn: date('planned_on', { mode: 'string' }).notNull(),
    dueAt: instant('due_at').notNull(),
    /** Lines at the start. */
    total: integer().notNull(),
    /** Seats that it took back, or tried to; null while it is planned. */
    taken: integer(),
    /** The bulk change that took the seats back; null: not yet, or there was nothing to take. */
    changeId: text('change_id'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({ columns: [t.companyId, t.mainId], foreignColumns: [products.companyId, products.mainId] }),
    index('reclaims_listed').on(t.companyId, t.plannedAt, t.id),
    index('reclaims_due').on(t.dueAt).where(sql`${t.state} = 'planned'`),
    index('reclaims_age').on(t.plannedAt),
  ],
)

/** The members whose seats return; removed when they leave the company. */
export const reclaimLines = pgTable(
  'reclaim_lines',
  {
    companyId: text('company_id').notNull(),
    reclaimId: text('reclaim_id').notNull(),
    userId: text('user_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.reclaimId, t.userId] }),
    foreignKey({
      columns: [t.companyId, t.reclaimId],
      foreignColumns: [reclaims.companyId, reclaims.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.companyId, t.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
    index('reclaim_lines_user').on(t.companyId, t.userId),
  ],
)

/** Taking idle licences back every day: one for each product, and one for all products without their own. */
export const reclaimPolicies = pgTable(
  'reclaim_policies',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    /** The first batch of the product; empty: all products without a policy of their own. */
    mainId: text('main_id').notNull(),
    idleDays: integer('idle_days').notNull(),
    noticeDays: integer('notice_days').notNull(),
    state: text({ enum: ['dryRun', 'active', 'off'] }).notNull(),
    savedBy: text('saved_by').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** The last day in China on which a worker took it; null: none since it was saved. */
    ranOn: date('ran_on', { mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.mainId] }),
    index('reclaim_policies_due').on(t.ranOn).where(sql`${t.state} <> 'off'`),
  ],
)
