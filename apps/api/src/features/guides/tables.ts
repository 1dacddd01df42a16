import { pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { users } from '../../platform/people/tables'

/** Guides that a person has seen, by the type of the record. */
export const notificationRecords = pgTable(
  'notification_records',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** 1 new invitation methods, 2 permission management, 3 allocation. */
    recordType: smallint('record_type').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.recordType] })],
)
