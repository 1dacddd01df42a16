import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
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

/** When a company's seats were counted, and its costs stored. The worker that does either locks this row. */
export const licenceSeatCounts = pgTable('licence_seat_counts', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companies.id),
  /** The last day in China. */
  countedOn: date('counted_on', { mode: 'string' }).notNull(),
  /** When all months were last found to be stored; null: never. */
  storedAt: instant('stored_at'),
})

/** A month whose costs are in {@link licenceMonthCosts}. The purge removes it after {@link monthsStored}. */
export const licenceCostMonths = pgTable(
  'licence_cost_months',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    /** The first day of the month in China. */
    month: date({ mode: 'string' }).notNull(),
    /** A digest of everything that the costs were computed from. They are used only as long as it is still the same. */
    basis: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.month] }), index('licence_cost_months_age').on(t.month)],
)

const fen = (name: string) => bigint(name, { mode: 'number' }).notNull()

/**
 * What a month costs by department and product, in fen, for both ways to divide. Rows are written and removed together
 * with their month; without it they mean nothing.
 */
export const licenceMonthCosts = pgTable(
  'licence_month_costs',
  {
    companyId: text('company_id').notNull(),
    month: date({ mode: 'string' }).notNull(),
    /** Of a department, of a product, or of a product in a department. */
    sumOf: text('sum_of', { enum: ['department', 'product', 'both'] }).notNull(),
    /** The first batch of the product; empty: all products. */
    productId: text('product_id').notNull(),
    /** Without those below it; empty: all departments, or what can't be divided. */
    departmentId: text('department_id').notNull(),
    ownedFen: fen('owned_fen'),
    /** Of them, what free seats cost. */
    ownedFreeFen: fen('owned_free_fen'),
    usedFen: fen('used_fen'),
    usedFreeFen: fen('used_free_fen'),
  },
  (t) => [
    primaryKey({
      name: 'licence_month_costs_pk',
      columns: [t.companyId, t.month, t.sumOf, t.productId, t.departmentId],
    }),
    index('licence_month_costs_department')
      .on(t.companyId, t.departmentId, t.month)
      .where(sql`${t.sumOf} = 'both'`),
  ],
)

/** Three years to compare, and the current month. */
export const monthsKept = 37

/** As many as one call may be about, and the current month. */
export const monthsStored = 25
