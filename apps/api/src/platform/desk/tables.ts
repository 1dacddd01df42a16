import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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

/** What somebody of the staff asked for and somebody else must confirm. */
export const deskRequests = pgTable(
  'desk_requests',
  {
    id: text().primaryKey(),
    /** The operation's name, and its arguments as they were sent. */
    operation: text().notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    askedBy: text('asked_by')
      .notNull()
      .references(() => users.id),
    askedAt: instant('asked_at').notNull(),
    reason: text().notNull(),
    endsAt: instant('ends_at').notNull(),
    state: text({ enum: ['waiting', 'confirmed', 'declined'] }).notNull(),
    decidedBy: text('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    index('desk_requests_waiting').on(t.askedAt).where(sql`${t.state} = 'waiting'`),
    index('desk_requests_decided').on(t.decidedAt),
    index('desk_requests_asker').on(t.askedBy),
  ],
)
