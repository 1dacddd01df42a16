import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { companies } from '../organisation/tables'

/**
 * A shared link by which people apply. Its secret is derived from the row and a service key, so that it can be shown
 * again, and nobody can open it with the table alone.
 */
export const inviteLinks = pgTable(
  'invite_links',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    id: text().notNull(),
    /** The future department of applicants; the company's top if it was deleted. */
    departmentId: text('department_id').notNull(),
    /** Most applicants and members by this link. */
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
