import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { memberships } from '../organisation/tables'
import { products } from '../seats/tables'

/**
 * Administrators who are away, and the colleagues who answer licence requests for them meanwhile. Removed when either
 * of them leaves the company.
 */
export const requestDelegations = pgTable(
  'request_delegations',
  {
    companyId: text('company_id').notNull(),
    /** The person who is away. */
    userId: text('user_id').notNull(),
    delegateId: text('delegate_id').notNull(),
    /** Days in China, both inclusive, `YYYY-MM-DD`. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    foreignKey({
      columns: [t.companyId, t.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.companyId, t.delegateId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
    index('request_delegations_delegate').on(t.companyId, t.delegateId),
    check('request_delegations_days', sql`${t.startsOn} <= ${t.endsOn}`),
    check('request_delegations_other', sql`${t.userId} <> ${t.delegateId}`),
  ],
)

/** Products whose requests are approved automatically while a seat is free. */
export const autoApprovals = pgTable(
  'licence_auto_approvals',
  {
    companyId: text('company_id').notNull(),
    /** The first batch of the product. */
    mainId: text('main_id').notNull(),
    switchedOnAt: instant('switched_on_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.mainId] }),
    foreignKey({ columns: [t.companyId, t.mainId], foreignColumns: [products.companyId, products.mainId] }),
  ],
)
