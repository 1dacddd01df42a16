import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { memberships } from '../organisation/tables'
import { products } from './batchTables'

/** The same words as for uses of cloud apps. */
const checkoutEnds = ['left', 'silent', 'takenOver', 'forced', 'stopped'] as const

/**
 * Uses of concurrent seats: one for each person and product at a time. They are counted under the lock of the batch's
 * row, which ends silent ones first. Removed when the member leaves the company, and by the purge.
 */
export const seatCheckouts = pgTable(
  'seat_checkouts',
  {
    companyId: text('company_id').notNull(),
    id: text().notNull(),
    /** The batch. */
    mainId: text('main_id').notNull(),
    /** The first batch of the product. */
    product: text().notNull(),
    userId: text('user_id').notNull(),
    /** The department that owns the seat; a deleted one in checkouts that have ended. */
    departmentId: text('department_id').notNull(),
    /** Fingerprint of the device. */
    mid: text().notNull(),
    /** Empty: unknown. */
    deviceName: text('device_name').notNull(),
    startedAt: instant('started_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    /** Without a report until then, the seat is free. */
    endsAt: instant('ends_at').notNull(),
    /** Null: not yet, though it may be silent. */
    endedAt: instant('ended_at'),
    endedBecause: text('ended_because', { enum: checkoutEnds }),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({ columns: [t.companyId, t.mainId], foreignColumns: [products.companyId, products.mainId] }),
    foreignKey({
      columns: [t.companyId, t.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
    uniqueIndex('seat_checkouts_once').on(t.companyId, t.userId, t.product).where(sql`${t.endedAt} is null`),
    index('seat_checkouts_open')
      .on(t.companyId, t.mainId, t.startedAt, t.id)
      .where(sql`${t.endedAt} is null`),
    index('seat_checkouts_user').on(t.companyId, t.userId),
    index('seat_checkouts_age').on(t.endsAt),
  ],
)
