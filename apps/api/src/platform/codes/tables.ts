import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'

/**
 * The newest code to a mobile or an address for one purpose and one page that asked, and when the last one went there.
 * None of these stands here as such.
 */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    /** MAC of all. */
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
