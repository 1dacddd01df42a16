import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { users } from '../../platform/people/tables'

export const useEnds = ['left', 'silent', 'takenOver', 'forced', 'stopped'] as const

/**
 * One opening of a cloud app, from the ticket to its end: by which licence, on which device. The licence may be gone,
 * as when a company took it back.
 */
export const appUses = pgTable(
  'app_uses',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    id: text().notNull(),
    /** By what the catalogue and companies' products call it. */
    licenceId: text('licence_id').notNull(),
    source: text({ enum: ['bought', 'trial', 'company'] }).notNull(),
    ownedId: text('owned_id').notNull(),
    /** Whose grant it is; empty: the person's own licence. */
    companyId: text('company_id').notNull(),
    /** Hash of the ticket that the browser carries to the app. */
    ticket: text().notNull(),
    ticketUntil: instant('ticket_until').notNull(),
    /** Fingerprint of the browser. */
    mid: text().notNull(),
    /** What it calls itself. */
    agent: text().notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** Hash of what the app got for the ticket; null: it came with none yet. */
    secret: text(),
    startedAt: instant('started_at'),
    /** When the app last said that it goes on. */
    seenAt: instant('seen_at'),
    endedAt: instant('ended_at'),
    endedBecause: text('ended_because', { enum: useEnds }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    unique('app_uses_ticket').on(t.ticket),
    unique('app_uses_secret').on(t.secret),
    index('app_uses_licence').on(t.userId, t.source, t.ownedId, t.companyId),
    index('app_uses_open').on(t.seenAt).where(sql`${t.endedAt} is null`),
    index('app_uses_issued').on(t.issuedAt),
  ],
)
