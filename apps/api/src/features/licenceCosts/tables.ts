import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companies } from '../organisation/tables'
import { products } from '../seats/tables'

/**
 * Who owned and used the seats of a batch in a month: one row for each department, counted once a day and added up. A
 * department that was deleted later keeps its rows. The purge removes them after {@link monthsKept}.
 */
export const licenceSeatMonths = pgTable(
  'licence_seat_months',
  {
    companyId: text('company_id').notNull(),
    /** The first day of the month in China. */
    month: date({ mode: 'string' }).notNull(),
    mainId: text('main_id').notNull(),
    departmentId: text('department_id').notNull(),
    /** Seats that the department owns, added up over the counted days. */
    ownedDays: integer('owned_days').notNull(),
    /** Those of them that no member has. */
    freeDays: integer('free_days').notNull(),
    /** Seats that the department's members have, of any owner. */
    usedDays: integer('used_days').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.month, t.mainId, t.departmentId] }),
    foreignKey({ columns: [t.companyId, t.mainId], foreignColumns: [products.companyId, products.mainId] }),
    index('licence_seat_months_age').on(t.month),
    check('licence_seat_months_free', sql`${t.freeDays} between 0 and ${t.ownedDays}`),
  ],
)

/** The last day in China on which a company's seats were counted. */
export const licenceSeatCounts = pgTable('licence_seat_counts', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companies.id),
  countedOn: date('counted_on', { mode: 'string' }).notNull(),
})

/** Three years to compare, and the current month. */
export const monthsKept = 37
