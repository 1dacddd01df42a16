import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'
import { users } from '../people/tables'

/** Who of the vendor's staff works on which waiting case. A decision removes the row. */
export const deskClaims = pgTable(
  'desk_claims',
  {
    queue: text().notNull(),
    caseId: text('case_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    claimedAt: instant('claimed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.queue, t.caseId] }), index('desk_claims_person').on(t.userId)],
)
