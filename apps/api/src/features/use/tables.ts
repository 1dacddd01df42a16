import { date, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { memberships } from '../organisation/tables'

/**
 * The days on which members used a product, one row a day; removed when the person leaves the company, and by the
 * purge after {@link daysKept}. Nothing else about a use is stored here.
 */
export const licenceUseDays = pgTable(
  'licence_use_days',
  {
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    /** The first batch of the product. */
    mainId: text('main_id').notNull(),
    /** The day in China, `YYYY-MM-DD`. */
    day: date({ mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId, t.mainId, t.day] }),
    foreignKey({
      columns: [t.companyId, t.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
    // For the purge, and for the number of users of a product on each day.
    index('licence_use_days_day').on(t.day, t.companyId, t.mainId),
  ],
)

/** A year to compare with, and a month to do it in. */
export const daysKept = 400

/** Members whose idle licences aren't taken back; removed when they leave the company. */
export const reclaimExemptions = pgTable(
  'reclaim_exemptions',
  {
    companyId: text('company_id').notNull(),
    id: text().notNull(),
    userId: text('user_id').notNull(),
    /** The first batch of the product; empty: all products. */
    mainId: text('main_id').notNull(),
    reason: text().notNull(),
    /** The last day in China on which it holds, `YYYY-MM-DD`; null: until somebody ends it. */
    endsOn: date('ends_on', { mode: 'string' }),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({
      columns: [t.companyId, t.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
    uniqueIndex('reclaim_exemptions_once').on(t.companyId, t.userId, t.mainId),
    index('reclaim_exemptions_listed').on(t.companyId, t.createdAt, t.id),
  ],
)
