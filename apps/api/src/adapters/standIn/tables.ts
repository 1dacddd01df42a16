import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'

/**
 * What the provider that stands in for a social one has granted. Nothing but itself reads it: a real one keeps its
 * own, elsewhere. The people in it are made up.
 */
export const standInGrants = pgTable(
  'stand_in_grants',
  {
    /** Hash of the code. */
    code: text().primaryKey(),
    /** Hash of the token that it was exchanged for; null: it waits for that. */
    token: text().unique(),
    redirectUri: text('redirect_uri').notNull(),
    /** Hash of the verifier that has to come with the code. */
    challenge: text().notNull(),
    name: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('stand_in_grants_expiry').on(t.expiresAt)],
)
