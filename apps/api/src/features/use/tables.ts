import { date, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
