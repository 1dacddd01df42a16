import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'

/** Recent use of something costly, such as SMS codes from one address. */
export const quotas = pgTable(
  'quotas',
  {
    /** The counted thing; mobiles and addresses are MACs. */
    key: text().primaryKey(),
    count: integer().notNull(),
    startedAt: instant('started_at').notNull(),
  },
  (t) => [index('quotas_start').on(t.startedAt)],
)
