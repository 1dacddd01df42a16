import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './instant'
import { companies } from './schema'

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

/** The newest code of a mobile for one purpose. Neither stands here as such. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    /** MAC of purpose and mobile. */
    key: text().primaryKey(),
    /** MAC of the code, under its own random salt. */
    proof: text().notNull(),
    salt: text().notNull(),
    /** Tries so far, counted before the code is looked at. */
    tries: smallint().notNull().default(0),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    spentAt: instant('spent_at'),
  },
  (t) => [index('verification_codes_expiry').on(t.expiresAt)],
)

/** How much of something that costs was asked for lately, such as codes by SMS from one address. */
export const quotas = pgTable(
  'quotas',
  {
    /** What is counted; a mobile or an address stands in it as a MAC. */
    key: text().primaryKey(),
    count: integer().notNull(),
    startedAt: instant('started_at').notNull(),
  },
  (t) => [index('quotas_start').on(t.startedAt)],
)

/** Requests to dissolve a company, decided by the vendor. */
export const dissolutions = pgTable(
  'dissolutions',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    id: text().notNull(),
    status: text({ enum: ['pending', 'withdrawn', 'approved', 'rejected'] }).notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedAt: instant('requested_at').notNull(),
    reason: text().notNull().default(''),
    decidedAt: instant('decided_at'),
    /** Of the vendor, why not. */
    remark: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('dissolutions_one_pending').on(t.companyId).where(sql`${t.status} = 'pending'`),
    index('dissolutions_status').on(t.status, t.requestedAt),
  ],
)
