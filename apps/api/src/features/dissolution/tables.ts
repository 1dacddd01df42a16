import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { companies } from '../organisation/tables'

/** Requests to dissolve a company, decided by the vendor. */
export const dissolutions = pgTable(
  'dissolutions',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    id: text().notNull(),
    status: text({ enum: ['pending', 'withdrawn', 'approved', 'rejected'] }).notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedAt: instant('requested_at').notNull(),
    reason: text().notNull().default(''),
    decidedAt: instant('decided_at'),
    /** The vendor's reason for a rejection. */
    remark: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('dissolutions_one_pending').on(t.companyId).where(sql`${t.status} = 'pending'`),
    index('dissolutions_status').on(t.status, t.requestedAt),
  ],
)
