import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'

/**
 * Grants of the stand-in provider. Only the stand-in reads them: a real provider keeps its own elsewhere. The
 * people are fictional.
 */
export const standInGrants = pgTable(
  'stand_in_grants',
  {
    /** Hash of the code. */
    code: text().primaryKey(),
    /** Hash of the token that it was exchanged for; null: not yet. */
    token: text().unique(),
    redirectUri: text('redirect_uri').notNull(),
    /** Hash of the verifier that must come with the code. */
    challenge: text().notNull(),
    name: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('stand_in_grants_expiry').on(t.expiresAt)],
)
