import { date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from '../seats/tables'

/** The most seats of a product in use at once, by day in China; kept as long as the days of use. */
export const seatPeaks = pgTable(
  'seat_peaks',
  {
    companyId: text('company_id').notNull(),
    /** The first batch of the product. */
    mainId: text('main_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    peak: integer().notNull(),
    /** Seats that were bought at that time. */
    total: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.mainId, t.day] }),
    foreignKey({ columns: [t.companyId, t.mainId], foreignColumns: [products.companyId, products.mainId] }),
    index('seat_peaks_day').on(t.day),
  ],
)

/** How often members found no free seat, by day in China and their department. No person is stored. */
export const seatDenials = pgTable(
  'seat_denials',
  {
    companyId: text('company_id').notNull(),
    /** The first batch of the product. */
    mainId: text('main_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** The member's department; it may be deleted by now. */
    departmentId: text('department_id').notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.mainId, t.day, t.departmentId] }),
    foreignKey({ columns: [t.companyId, t.mainId], foreignColumns: [products.companyId, products.mainId] }),
    index('seat_denials_day').on(t.day),
  ],
)
