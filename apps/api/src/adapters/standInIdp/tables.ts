import { pgTable, text } from 'drizzle-orm/pg-core'

/** The key of the stand-in SAML identity provider, which connections trust by its metadata. */
export const standInIdpKeys = pgTable('stand_in_idp_keys', {
  /** There is one. */
  id: text().primaryKey(),
  /** PEM. */
  certificate: text().notNull(),
  /** The private key, encrypted with a key of the service. */
  sealed: text().notNull(),
})
