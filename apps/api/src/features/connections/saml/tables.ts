import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant'

/** Our keys towards SAML identity providers: they sign our requests, and assertions are encrypted for them. */
export const samlKeys = pgTable(
  'saml_keys',
  {
    id: text().primaryKey(),
    /** PEM, self-signed. */
    certificate: text().notNull(),
    /** The private key, encrypted with a key of the service. */
    sealed: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Since when a newer one is there; null: it is the newest. */
    retiredAt: instant('retired_at'),
  },
  (t) => [
    uniqueIndex('saml_keys_newest').on(sql`(${t.retiredAt} is null)`).where(sql`${t.retiredAt} is null`),
  ],
)
