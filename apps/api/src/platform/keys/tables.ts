import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'

/** Secrets of the service itself, made on first start and shared by all its processes. */
export const serviceKeys = pgTable('service_keys', {
  id: text().primaryKey(),
  purpose: text({ enum: ['tokens', 'seals', 'derivation', 'links', 'secrets'] }).notNull(),
  /** JSON of the key, its form as the purpose needs it. */
  material: text().notNull(),
  createdAt: instant('created_at').notNull(),
})
