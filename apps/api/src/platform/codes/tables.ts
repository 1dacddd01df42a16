import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'

/**
 * The newest code per recipient, purpose and requesting page, and the time of the last code to a recipient.
 * Nothing is stored in plain text.
 */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    /** MAC of all of these. */
    key: text().primaryKey(),
    /** MAC of the code, with its own random salt. */
    proof: text().notNull(),
    salt: text().notNull(),
    /** Attempts so far, counted before the code is compared. */
    tries: smallint().notNull().default(0),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    spentAt: instant('spent_at'),
  },
  (t) => [index('verification_codes_expiry').on(t.expiresAt)],
)
