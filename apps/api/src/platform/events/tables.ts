import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'
import { users } from '../people/tables'

/**
 * The number of a person's events. The row is the lock for the next number: its holder commits before another
 * gets a number, so no reader sees a number before its predecessor.
 */
export const eventCounters = pgTable('event_counters', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  lastId: bigint('last_id', { mode: 'number' }).notNull(),
})

/** Events for a person's open pages, stored for pages that are away. */
export const userEvents = pgTable(
  'user_events',
  {
    userId: text('user_id').notNull(),
    /** 1, 2, 3 … per person. */
    id: bigint({ mode: 'number' }).notNull(),
    /** The method that the hub calls on the page. */
    target: text().notNull(),
    text: text().notNull(),
    payload: jsonb().notNull(),
    /** The only session that gets it; null: all of the person's. */
    sessionId: text('session_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('user_events_age').on(t.createdAt)],
)
