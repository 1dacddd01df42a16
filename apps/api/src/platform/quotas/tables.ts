import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'

/** How much of something that costs was asked for lately, such as codes by SMS from one address. */
export const quotas = pgTable(
  'quotas',
  {
    /** What is counted; a mobile or an address stands in it as a MAC. */
    key: text().primaryKey(),
    count: integer().notNull(),
    startedAt: instant('started_at').notNull(),
  },
  (t) => [index('quotas_start').on(t.startedAt)],
)
