import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'

/**
 * Calls of idempotent operations by the key their caller gave them, with what they were answered. A row is
 * written in the call's own transaction: where there is one, the call took place.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Empty for operations outside any company. */
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    key: text().notNull(),
    operation: text().notNull(),
    /** Of the parsed input, so that a key can't be used for anything else. */
    inputHash: text('input_hash').notNull(),
    /** Null while the call is under way, which nobody but its own transaction sees. */
    answer: jsonb().$type<{ readonly data: unknown }>(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.userId, t.key] }), index('idempotency_keys_age').on(t.at)],
)
