import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { users } from '../../platform/people/tables'

export const useEnds = ['left', 'silent', 'takenOver', 'forced', 'stopped'] as const

/**
 * A use of a cloud app, from the ticket to its end, with licence and device. The licence may no longer exist, for
 * example when a company took it back.
 */
export const appUses = pgTable(
  'app_uses',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    id: text().notNull(),
    /** Licence id in the catalogue and in companies' products. */
    licenceId: text('licence_id').notNull(),
    source: text({ enum: ['bought', 'trial', 'company'] }).notNull(),
    ownedId: text('owned_id').notNull(),
    /** Company of the grant; empty: the person's own licence. */
    companyId: text('company_id').notNull(),
    /** Hash of the ticket that the browser takes to the app. */
    ticket: text().notNull(),
    ticketUntil: instant('ticket_until').notNull(),
    /** Fingerprint of the browser. */
    mid: text().notNull(),
    /** The browser's user agent. */
    agent: text().notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** Hash of the secret that the app got for the ticket; null: not redeemed yet. */
    secret: text(),
    startedAt: instant('started_at'),
    /** When the app last reported the use. */
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
