import { sql } from 'drizzle-orm'
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'

/** What is to be delivered to people outside. Queued in the transaction that wants it sent, delivered by any process. */
export const outbox = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    channel: text({ enum: ['sms', 'mail'] }).notNull(),
    /** The mobile, or the address. */
    recipient: text().notNull(),
    /** Of a mail; empty else. */
    subject: text().notNull().default(''),
    /** Emptied once delivered, or given up: it may hold a code. */
    text: text().notNull(),
    /** Of a mail, the same as `text`, and emptied with it. */
    html: text().notNull().default(''),
    queuedAt: instant('queued_at').notNull(),
    /** When to try next; null: delivered, or given up. */
    dueAt: instant('due_at'),
    attempts: smallint().notNull().default(0),
    deliveredAt: instant('delivered_at'),
    /** From when on nobody can use what it says, so that it is neither sent nor kept. */
    uselessAt: instant('useless_at'),
  },
  (t) => [
    index('outbox_due').on(t.channel, t.dueAt),
    index('outbox_queued').on(t.queuedAt),
    index('outbox_useless').on(t.uselessAt).where(sql`${t.text} <> ''`),
  ],
)
