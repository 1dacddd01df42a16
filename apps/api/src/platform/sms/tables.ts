import { sql } from 'drizzle-orm'
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'

/** Short messages to be delivered. Queued in the transaction that wants them sent, delivered by any process. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    id: text().primaryKey(),
    mobile: text().notNull(),
    /** Emptied once delivered, or given up: it may hold a code. */
    text: text().notNull(),
    queuedAt: instant('queued_at').notNull(),
    /** When to try next; null: delivered, or given up. */
    dueAt: instant('due_at'),
    attempts: smallint().notNull().default(0),
    deliveredAt: instant('delivered_at'),
    /** From when on nobody can use what it says, so that it is neither sent nor kept. */
    uselessAt: instant('useless_at'),
  },
  (t) => [
    index('sms_outbox_due').on(t.dueAt),
    index('sms_outbox_queued').on(t.queuedAt),
    index('sms_outbox_useless').on(t.uselessAt).where(sql`${t.text} <> ''`),
  ],
)
