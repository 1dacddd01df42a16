import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { memberships } from '../organisation/tables'
import { products } from '../seats/tables'

/** What administrators allow members to do with a product's licences; without a row, the defaults of the contract. */
export const borrowingLimits = pgTable(
  'borrowing_limits',
  {
    companyId: text('company_id').notNull(),
    /** The first batch of the product. */
    mainId: text('main_id').notNull(),
    longestDays: smallint('longest_days').notNull(),
    swapsPerMonth: smallint('swaps_per_month').notNull(),
    setAt: instant('set_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.mainId] }),
    foreignKey({ columns: [t.companyId, t.mainId], foreignColumns: [products.companyId, products.mainId] }),
  ],
)

/** How many devices a member has swapped in a month, by product. */
export const deviceSwaps = pgTable(
  'device_swaps',
  {
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    /** The first batch of the product. */
    mainId: text('main_id').notNull(),
    /** In China, `YYYY-MM`. */
    month: text().notNull(),
    count: smallint().notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId, t.mainId, t.month] }),
    foreignKey({
      columns: [t.companyId, t.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
    index('device_swaps_age').on(t.lastAt),
  ],
)

/** Key pairs that sign licence files, for all companies. Retired ones stay while files signed with them may run. */
export const licenceKeys = pgTable(
  'licence_keys',
  {
    /** `kid` in the header of a file. */
    id: text().primaryKey(),
    /** The Ed25519 public key, base64url: `x` of the JSON Web Key. */
    publicKey: text('public_key').notNull(),
    /** The private key, encrypted with a key of the service. */
    sealed: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Since when it signs no more; null: it signs. */
    retiredAt: instant('retired_at'),
  },
  (t) => [uniqueIndex('licence_keys_current').on(sql`(true)`).where(sql`${t.retiredAt} is null`)],
)
