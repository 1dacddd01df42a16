import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { companies } from '../organisation/tables'

/**
 * A link that is shared, by which people ask to join. Its secret is derived from the row and a service key, so
 * that it can be shown again and nothing in here opens it.
 */
export const inviteLinks = pgTable(
  'invite_links',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    id: text().notNull(),
    /** Where those who come by it sit; one that is gone gives way to the company's top. */
    departmentId: text('department_id').notNull(),
    /** How many may apply or join by it. */
    memberLimit: smallint('member_limit').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('invite_links_newest').on(t.companyId, t.expiresAt, t.createdAt),
  ],
)
