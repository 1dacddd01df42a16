import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { users } from '../../platform/people/tables'

/** Accounts at other providers; each signs one person in. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    provider: text().notNull(),
    /** The person's identifier at the provider. */
    subject: text().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** The person's name there at the last sign-in. */
    displayName: text('display_name').notNull(),
    boundAt: instant('bound_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.subject] }),
    uniqueIndex('social_accounts_person').on(t.userId, t.provider),
  ],
)
