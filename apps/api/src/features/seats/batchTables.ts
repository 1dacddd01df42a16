import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { spelling } from '../../platform/spelling/spelling'
import { companies, departments } from '../organisation/tables'

/**
 * A batch of seats of a product: those that a company bought for the same term. Seats are counted under the lock of its
 * row. See docs/decisions/company/batches-of-seats.md.
 */
export const products = pgTable(
  'products',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    mainId: text('main_id').notNull(),
    /** The first batch of the same product; null: this is it. */
    batchOf: text('batch_of'),
    name: text().notNull(),
    spelling,
    /** 0 serial-number product, 1 cloud subscription. */
    productType: smallint('product_type').notNull(),
    licensingType: text('licensing_type', { enum: ['permanent', 'dated'] }).notNull(),
    startAt: instant('start_at'),
    /** Null for a permanent licence. Expired is derived from it, never stored. */
    endAt: instant('end_at'),
    disabled: boolean().notNull().default(false),
    isTrial: boolean('is_trial').notNull().default(false),
    /** Any members of the pool use the seats, as many at once as there are seats; none belongs to a member. */
    isConcurrent: boolean('is_concurrent').notNull().default(false),
    /** Checkouts of a concurrent batch that the vendor allows beyond its seats. */
    overcommit: integer().notNull().default(0),
    remarks: text().notNull().default(''),
    /** When buyers were last reminded of its end, or when it was bought or renewed; null: never. */
    remindedAt: instant('reminded_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.mainId] }),
    index('products_created').on(t.companyId, t.createdAt, t.mainId),
    check(
      'products_overcommit',
      sql`${t.overcommit} between 0 and case when ${t.isConcurrent} then 100000 else 0 end`,
    ),
  ],
)

/** Seats of a product that a department owns. All seats start at the top department; the sum is the product's total. */
export const seatHoldings = pgTable(
  'seat_holdings',
  {
    companyId: text('company_id').notNull(),
    mainId: text('main_id').notNull(),
    departmentId: text('department_id').notNull(),
    quantity: integer().notNull(),
    used: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.mainId, t.departmentId] }),
    foreignKey({ columns: [t.companyId, t.mainId], foreignColumns: [products.companyId, products.mainId] }),
    foreignKey({
      columns: [t.companyId, t.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
    index('seat_holdings_department').on(t.companyId, t.departmentId),
    check('seat_holdings_used', sql`${t.used} between 0 and ${t.quantity}`),
  ],
)
