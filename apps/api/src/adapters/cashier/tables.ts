import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { payTypes } from '../../ports/payTypes'

/** The books of the demo cashier. Only the cashier reads them: a real provider keeps its own elsewhere. */
export const cashierPayments = pgTable(
  'cashier_payments',
  {
    /** The merchant's id of the payment. */
    id: text().primaryKey(),
    reference: text().notNull().unique(),
    payType: text('pay_type', { enum: payTypes }).notNull(),
    amount: integer().notNull(),
    state: text({ enum: ['processing', 'accepted', 'paid', 'failed', 'cancelled', 'refunded'] }).notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Null until the merchant has confirmed the latest change. */
    toldAt: instant('told_at'),
    /** Number of attempts. */
    tries: integer().notNull().default(0),
    nextTryAt: instant('next_try_at'),
  },
  (t) => [index('cashier_payments_untold').on(t.nextTryAt)],
)
