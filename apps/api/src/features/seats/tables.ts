import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { spelling } from '../../platform/spelling/spelling'
import { companies, departments, memberships } from '../organisation/tables'

/**
 * A batch of seats of a product: those that a company bought for the same term. Seats are counted under the lock of its
 * row. See docs/decisions/company/batches-of-seats.md.
 */
export const products = pgTable(
  'products',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    mainId: text('main_id').notNull(),
    /** The first batch of the same product; null: this is it. */
    batchOf: text('batch_of'),
    name: text().notNull(),
    spelling,
    /** 0 serial-number product, 1 cloud subscription. */
    productType: smallint('product_type').notNull(),
    licensingType: text('licensing_type', { enum: ['permanent', 'dated'] }).notNull(),
    startAt: instant('start_at'),
    /** Null for a permanent licence. Expired is derived from it, never stored. */
    endAt: instant('end_at'),
    disabled: boolean().notNull().default(false),
    isTrial: boolean('is_trial').notNull().default(false),
    /** Any members of the pool use the seats, as many at once as there are seats; none belongs to a member. */
    isConcurrent: boolean('is_concurrent').notNull().default(false),
    /** Checkouts of a concurrent batch that the vendor allows beyond its seats. */
    overcommit: integer().notNull().default(0),
    remarks: text().notNull().default(''),
    /** When buyers were last reminded of its end, or when it was bought or renewed; null: never. */
    remindedAt: instant('reminded_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.mainId] }),
    index('products_created').on(t.companyId, t.createdAt, t.mainId),
    check(
      'products_overcommit',
      sql`${t.overcommit} between 0 and case when ${t.isConcurrent} then 100000 else 0 end`,
    ),
  ],
)

/** Seats of a product that a department owns. All seats start at the top department; the sum is the product's total. */
export const seatHoldings = pgTable(
  'seat_holdings',
  {
    companyId: text('company_id').notNull(),
    mainId: text('main_id').notNull(),
    departmentId: text('department_id').notNull(),
    quantity: integer().notNull(),
    used: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.mainId, t.departmentId] }),
    foreignKey({ columns: [t.companyId, t.mainId], foreignColumns: [products.companyId, products.mainId] }),
    foreignKey({
      columns: [t.companyId, t.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
    index('seat_holdings_department').on(t.companyId, t.departmentId),
    check('seat_holdings_used', sql`${t.used} between 0 and ${t.quantity}`),
  ],
)

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
 * Licence files that members took to a device. A file can't be recalled, so its seat counts until `releasedAt`: as part
 * of the grant, or on its own if the grant ends earlier. See docs/borrowed-licences.md.
 */
export const borrowedLicences = pgTable(
  'borrowed_licences',
  {
    companyId: text('company_id').notNull(),
    /** `jti` in the file. */
    id: text().notNull(),
    /** Without a reference, because the file outlives the grant. */
    grantId: text('grant_id').notNull(),
    /** Without a reference to the membership, which the file outlives too. */
    userId: text('user_id').notNull(),
    /** As in the file; empty once the account is closed. */
    personName: text('person_name').notNull(),
    /** The first batch of the product. */
    mainId: text('main_id').notNull(),
    sn: text().notNull(),
    /** Fingerprint of the device. */
    mid: text().notNull(),
    issuedAt: instant('issued_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** When it was returned before its end. */
    returnedAt: instant('returned_at'),
    lostAt: instant('lost_at'),
    /** When it stopped to count: returned, or its end was noticed. */
    releasedAt: instant('released_at'),
    /** The seat that it holds without a grant; null: none. */
    heldMainId: text('held_main_id'),
    heldDepartmentId: text('held_department_id'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({ columns: [t.companyId, t.mainId], foreignColumns: [products.companyId, products.mainId] }),
    foreignKey({
      name: 'borrowed_licences_held_fk',
      columns: [t.companyId, t.heldMainId, t.heldDepartmentId],
      foreignColumns: [seatHoldings.companyId, seatHoldings.mainId, seatHoldings.departmentId],
    }),
    uniqueIndex('borrowed_licences_once').on(t.companyId, t.grantId).where(sql`${t.releasedAt} is null`),
    index('borrowed_licences_listed').on(t.companyId, t.issuedAt, t.id),
    index('borrowed_licences_user').on(t.companyId, t.userId),
    index('borrowed_licences_held')
      .on(t.companyId, t.heldDepartmentId)
      .where(sql`${t.heldDepartmentId} is not null`),
    index('borrowed_licences_due').on(t.endsAt).where(sql`${t.releasedAt} is null`),
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

/** The same words as for uses of cloud apps. */
const checkoutEnds = ['left', 'silent', 'takenOver', 'forced', 'stopped'] as const

/**
 * Uses of concurrent seats: one for each person and product at a time. They are counted under the lock of the batch's
 * row, which ends silent ones first. Removed when the member leaves the company, and by the purge.
 */
export const seatCheckouts = pgTable(
  'seat_checkouts',
  {
    companyId: text('company_id').notNull(),
    id: text().notNull(),
    /** The batch. */
    mainId: text('main_id').notNull(),
    /** The first batch of the product. */
    product: text().notNull(),
    userId: text('user_id').notNull(),
    /** The department that owns the seat; a deleted one in checkouts that have ended. */
    departmentId: text('department_id').notNull(),
    /** Fingerprint of the device. */
    mid: text().notNull(),
    /** Empty: unknown. */
    deviceName: text('device_name').notNull(),
    startedAt: instant('started_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    /** Without a report until then, the seat is free. */
    endsAt: instant('ends_at').notNull(),
    /** Null: not yet, though it may be silent. */
    endedAt: instant('ended_at'),
    endedBecause: text('ended_because', { enum: checkoutEnds }),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({ columns: [t.companyId, t.mainId], foreignColumns: [products.companyId, products.mainId] }),
    foreignKey({
      columns: [t.companyId, t.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
    uniqueIndex('seat_checkouts_once').on(t.companyId, t.userId, t.product).where(sql`${t.endedAt} is null`),
    index('seat_checkouts_open')
      .on(t.companyId, t.mainId, t.startedAt, t.id)
      .where(sql`${t.endedAt} is null`),
    index('seat_checkouts_user').on(t.companyId, t.userId),
    index('seat_checkouts_age').on(t.endsAt),
  ],
)

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
