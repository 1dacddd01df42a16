import { pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { companies } from '../organisation/tables'

/**
 * When a company wants to be reminded of ends, in days before. Without a row: {@link usualDays}. Everybody is reminded at
 * the end as well.
 */
export const endReminders = pgTable(
  'end_reminders',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    /** The first batch of a product that differs from the others; empty: all others. */
    mainId: text('main_id').notNull(),
    days: smallint().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.mainId] })],
)
