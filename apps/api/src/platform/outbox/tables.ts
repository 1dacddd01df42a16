import { sql } from 'drizzle-orm'
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'

/** Messages to deliver. Queued in the transaction of their cause, delivered by any process. */
export const outbox = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    channel: text({ enum: ['sms', 'mail'] }).notNull(),
    /** The mobile or the address. */
    recipient: text().notNull(),
    /** For a mail; otherwise empty. */
    subject: text().notNull().default(''),
    /** Deleted after delivery or giving up, because it may contain a code. */
    text: text().notNull(),
    /** For a mail, the same as `text`, and deleted with it. */
    html: text().notNull().default(''),
    queuedAt: instant('queued_at').notNull(),
    /** Time of the next attempt; null: delivered, or given up. */
    dueAt: instant('due_at'),
    attempts: smallint().notNull().default(0),
    deliveredAt: instant('delivered_at'),
    /** When it becomes useless; then it is neither sent nor kept. */
    uselessAt: instant('useless_at'),
  },
  (t) => [
    index('outbox_due').on(t.channel, t.dueAt),
    index('outbox_queued').on(t.queuedAt),
    index('outbox_useless').on(t.uselessAt).where(sql`${t.text} <> ''`),
  ],
)
