import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'

/**
 * Used challenges, kept until they expire: pictures, work, password seals, tries at social providers and SAML
 * assertions. Issuing one leaves no row, since it authenticates itself.
 */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    id: text().primaryKey(),
    kind: text({
      enum: ['image', 'work', 'seal', 'callback', 'passkey', 'social', 'connection', 'saml'],
    }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('spent_challenges_expiry').on(t.expiresAt)],
)
