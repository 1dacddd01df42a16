import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'

/** Secrets of the service, created at the first start and shared by all processes. */
export const serviceKeys = pgTable('service_keys', {
  id: text().primaryKey(),
  purpose: text({ enum: ['tokens', 'seals', 'derivation', 'links', 'secrets'] }).notNull(),
  /** The key as JSON, in the form that its purpose needs. */
  material: text().notNull(),
  createdAt: instant('created_at').notNull(),
})
