import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'
import { users } from '../people/tables'

/**
 * How many events a person has been sent. The row is the lock under which the next number is given: whoever holds
 * it commits before another gets a number, so no reader ever sees a number whose predecessor is still to come.
 */
export const eventCounters = pgTable('event_counters', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  lastId: bigint('last_id', { mode: 'number' }).notNull(),
})

/** What open pages of a person are told, kept for those that were away. */
export const userEvents = pgTable(
  'user_events',
  {
    userId: text('user_id').notNull(),
    /** 1, 2, 3 … for each person. */
    id: bigint({ mode: 'number' }).notNull(),
    /** Name under which the hub calls the page. */
    target: text().notNull(),
    text: text().notNull(),
    payload: jsonb().notNull(),
    /** The only session that is told; null: all of the person's. */
    sessionId: text('session_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('user_events_age').on(t.createdAt)],
)
