import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { users } from '../../platform/people/tables'

/** Whose account ends soon, unless they keep it. */
export const deregistrations = pgTable(
  'deregistrations',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id),
    requestedAt: instant('requested_at').notNull(),
    /** From then on it is erased. */
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('deregistrations_due').on(t.endsAt)],
)
