import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from '../../platform/people/tables'

/** Display choices of a person, by page. */
export const pageStatuses = pgTable(
  'page_statuses',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    code: text().notNull(),
    name: text().notNull(),
    value: text({ enum: ['0', '1'] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.code] })],
)
