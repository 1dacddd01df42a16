import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'

/**
 * Calls of idempotent operations by key, with their answers. A row is written in the call's own transaction,
 * so it exists only if the call took place.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Empty for operations outside of a company. */
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    key: text().notNull(),
    operation: text().notNull(),
    /** Hash of the parsed input, so that a key can't be used for anything else. */
    inputHash: text('input_hash').notNull(),
    /** Null while the call is running, which only its own transaction sees. */
    answer: jsonb().$type<{ readonly data: unknown }>(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.userId, t.key] }), index('idempotency_keys_age').on(t.at)],
)
