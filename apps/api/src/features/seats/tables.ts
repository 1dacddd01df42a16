import { sql } from 'drizzle-orm'
import {
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { memberships } from '../organisation/tables'
import { products, seatHoldings } from './batchTables'

export * from './batchTables'
export * from './borrowedTables'
export * from './checkoutTables'

/** How a member came by a seat, with the id of the bulk change, request or rule behind it (null: none), and its end. */
const sourceColumns = {
  source: text({ enum: ['manual', 'rule', 'request', 'import', 'borrowed'] })
    .notNull()
    .default('manual'),
  sourceId: text('source_id'),
  /** When the grant itself ends, such as the grace period of somebody who moved; null: with the batch. */
  endsAt: instant('ends_at'),
} as const

/** A seat in use by a member, taken from the holding of `departmentId`. */
export const grants = pgTable(
  'grants',
  {
    companyId: text('company_id').notNull(),
    /** `subId` on the wire. */
    id: text().notNull(),
    mainId: text('main_id').notNull(),
    userId: text('user_id').notNull(),
    departmentId: text('department_id').notNull(),
    /** Serial number by which the installed product identifies itself. */
    sn: text().notNull(),
    grantedAt: instant('granted_at').notNull(),
    /** Since when the product is in use; null: offline. */
    onlineSince: instant('online_since'),
    /** The last day in China on which it was used, `YYYY-MM-DD`; null: never. Written by the feature `use`. */
    lastUsedOn: date('last_used_on', { mode: 'string' }),
    /** Since when nobody has used it: a licence that was never used counts from the day on which it was granted. */
    idleSince: date('idle_since', { mode: 'string' })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(last_used_on, (granted_at at time zone 'Asia/Shanghai')::date)`),
    ...sourceColumns,
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({
      columns: [t.companyId, t.mainId, t.departmentId],
      foreignColumns: [seatHoldings.companyId, seatHoldings.mainId, seatHoldings.departmentId],
    }),
    foreignKey({
      columns: [t.companyId, t.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }),
    unique('grants_once').on(t.companyId, t.mainId, t.userId),
    unique('grants_sn').on(t.companyId, t.sn),
    index('grants_user').on(t.companyId, t.userId),
    index('grants_listed').on(t.companyId, t.mainId, t.grantedAt, t.id),
    index('grants_holding').on(t.companyId, t.departmentId, t.mainId),
    index('grants_idle').on(t.companyId, t.mainId, t.idleSince, t.id),
    index('grants_ends').on(t.endsAt).where(sql`${t.endsAt} is not null`),
    index('grants_source').on(t.companyId, t.sourceId, t.userId).where(sql`${t.source} = 'rule'`),
    index('grants_online').on(t.companyId, t.id).where(sql`${t.onlineSince} is not null`),
  ],
)

/** Machines on which a granted licence was activated. */
export const devices = pgTable(
  'devices',
  {
    companyId: text('company_id').notNull(),
    grantId: text('grant_id').notNull(),
    /** Fingerprint of the machine. */
    mid: text().notNull(),
    registeredAt: instant('registered_at').notNull(),
    status: text({ enum: ['active', 'inactive'] }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.grantId, t.mid] }),
    foreignKey({ columns: [t.companyId, t.grantId], foreignColumns: [grants.companyId, grants.id] }).onDelete(
      'cascade',
    ),
  ],
)

/**
 * Grants that an administrator just took back, with their devices, so that undoing restores them unchanged. The purge
 * removes them after `cancelledKeptMilliseconds`.
 */
export const cancelledGrants = pgTable(
  'cancelled_grants',
  {
    companyId: text('company_id').notNull(),
    /** The id of the former grant. */
    id: text().notNull(),
    mainId: text('main_id').notNull(),
    userId: text('user_id').notNull(),
    departmentId: text('department_id').notNull(),
    sn: text().notNull(),
    grantedAt: instant('granted_at').notNull(),
    onlineSince: instant('online_since'),
    lastUsedOn: date('last_used_on', { mode: 'string' }),
    ...sourceColumns,
    devices: jsonb().$type<readonly CancelledDevice[]>().notNull(),
    cancelledAt: instant('cancelled_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({
      columns: [t.companyId, t.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
    index('cancelled_grants_user').on(t.companyId, t.userId, t.mainId),
    index('cancelled_grants_age').on(t.cancelledAt),
  ],
)

interface CancelledDevice {
  readonly mid: string
  /** ISO 8601. */
  readonly registeredAt: string
  readonly status: 'active' | 'inactive'
}

/**
 * Members' requests for licences of a product; removed when the person leaves the company. Kept next to the grants,
 * because a grant closes the request.
 */
export const licenceRequests = pgTable(
  'licence_requests',
  {
    companyId: text('company_id').notNull(),
    id: text().notNull(),
    userId: text('user_id').notNull(),
    /** The first batch of the product. */
    mainId: text('main_id').notNull(),
    /** `approved`: waits for a seat. */
    state: text({ enum: ['waiting', 'approved', 'granted', 'refused', 'withdrawn'] }).notNull(),
    reason: text().notNull(),
    appliedAt: instant('applied_at').notNull(),
    decidedAt: instant('decided_at'),
    /** Why it was refused. */
    answer: text().notNull().default(''),
    /** Who granted or refused it; null: nobody in person, or unknown. */
    decidedBy: text('decided_by'),
    /** When it was approved although no seat was free; null: it wasn't. Its place on the waiting list counts from here. */
    approvedAt: instant('approved_at'),
    /** Null: automatically. */
    approvedBy: text('approved_by'),
    /** Who approved it: administrators of the department, or of the whole company. */
    approval: text({ enum: ['automatic', 'department', 'company'] }),
    /** When administrators were reminded of it; null: never. */
    remindedAt: instant('reminded_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({ columns: [t.companyId, t.mainId], foreignColumns: [products.companyId, products.mainId] }),
    foreignKey({
      columns: [t.companyId, t.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
    uniqueIndex('licence_requests_once')
      .on(t.companyId, t.userId, t.mainId)
      .where(sql`${t.state} in ('waiting', 'approved')`),
    index('licence_requests_approved').on(t.companyId, t.userId).where(sql`${t.state} = 'approved'`),
    index('licence_requests_listed').on(t.companyId, t.appliedAt, t.id),
    index('licence_requests_user').on(t.companyId, t.userId),
  ],
)
