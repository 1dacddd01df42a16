import { boolean, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { memberships } from '../organisation/tables'
import { products } from '../seats/tables'

/**
 * Batches that were renewed with fewer seats: the others end when the batch would have ended. Removed then. Everything
 * about one is changed under the lock of its company and its product. See docs/decisions/company/licence-model.md.
 */
export const seatCuts = pgTable(
  'seat_cuts',
  {
    companyId: text('company_id').notNull(),
    mainId: text('main_id').notNull(),
    /** The order that renews the other seats. */
    orderNo: text('order_no').notNull(),
    /** Seats from then on. */
    seats: integer().notNull(),
    /** When the order closes if it is still unpaid. */
    expiresAt: instant('expires_at').notNull(),
    /** When it is carried out; null: the order isn't paid. */
    cutAt: instant('cut_at'),
    /** Who decided last who loses a seat; null: nobody, so idle time decides. */
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.mainId] }),
    foreignKey({ columns: [t.companyId, t.mainId], foreignColumns: [products.companyId, products.mainId] }),
    index('seat_cuts_due').on(t.cutAt),
  ],
)

/** Members who were chosen to lose their seat, or notified that they will. */
export const seatCutMembers = pgTable(
  'seat_cut_members',
  {
    companyId: text('company_id').notNull(),
    mainId: text('main_id').notNull(),
    userId: text('user_id').notNull(),
    isChosen: boolean('is_chosen').notNull().default(false),
    notifiedAt: instant('notified_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.mainId, t.userId] }),
    foreignKey({
      columns: [t.companyId, t.mainId],
      foreignColumns: [seatCuts.companyId, seatCuts.mainId],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.companyId, t.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
  ],
)
