import type { MessageKind } from '@atrium/features/messages/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from './instant'

/**
 * Every table of a company's data leads its keys with `companyId`, so that a distributed PostgreSQL can
 * shard by it. Ids are opaque text made by the service.
 */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    /** What one signs in with; a mobile number at first. */
    account: text().notNull().unique(),
    phone: text().notNull(),
    realName: text('real_name').notNull().default(''),
    nickname: text().notNull().default(''),
    email: text().notNull().default(''),
    headImage: text('head_image'),
    passwordHash: text('password_hash').notNull(),
    passwordChangedAt: instant('password_changed_at'),
    createdAt: instant('created_at').notNull(),
    lastSignInAt: instant('last_sign_in_at'),
    /** Since when the operator lets nobody sign in with it; null: not locked. */
    lockedAt: instant('locked_at'),
    lockReason: text('lock_reason').notNull().default(''),
  },
  (t) => [index('users_phone').on(t.phone)],
)

export const companies = pgTable('companies', {
  id: text().primaryKey(),
  name: text().notNull(),
  account: text().notNull(),
  /** Unified social credit code. */
  code: text().notNull().default(''),
  contactPerson: text('contact_person').notNull().default(''),
  contactPhone: text('contact_phone').notNull().default(''),
  remark: text().notNull().default(''),
  province: text().notNull().default(''),
  city: text().notNull().default(''),
  areaOrCounty: text('area_or_county').notNull().default(''),
  detailedAddress: text('detailed_address').notNull().default(''),
  logoPath: text('logo_path'),
  /** 0 not certified, 1 pending, 2 not passed, 4 certified. */
  certificationStatus: smallint('certification_status').notNull().default(0),
  auditedAt: instant('audited_at'),
  auditDetail: text('audit_detail').notNull().default(''),
  /** Name of the private object that holds the business licence. */
  licenceName: text('licence_name'),
  /** Invitations by text message in a day; null: as many as any company. */
  invitationsPerDay: integer('invitations_per_day'),
  /** Counts what happened to the certification, so that whoever saw an earlier state is told. */
  certificationVersion: integer('certification_version').notNull().default(0),
  /** Since when the company is no more: its rows stay as history, every call of it is refused. */
  dissolvedAt: instant('dissolved_at'),
  createdAt: instant('created_at').notNull(),
})

export const departments = pgTable(
  'departments',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    id: text().notNull(),
    parentId: text('parent_id'),
    name: text().notNull(),
    level: smallint().notNull(),
    /** Ids from the top down to this department, each followed by `/`: a subtree is a prefix. */
    path: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({ columns: [t.companyId, t.parentId], foreignColumns: [t.companyId, t.id] }),
    unique('departments_sibling_name').on(t.companyId, t.parentId, t.name),
    uniqueIndex('departments_path').on(t.companyId, t.path.op('text_pattern_ops')),
    check('departments_level', sql`${t.level} between 1 and 6`),
  ],
)

export const memberships = pgTable(
  'memberships',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    role: text({ enum: ['superAdministrator', 'administrator', 'member'] }).notNull(),
    departmentId: text('department_id').notNull(),
    /** How the company calls the person. */
    name: text().notNull(),
    /** Copied from the person, so that a company's members are searched without leaving the company's rows. */
    phone: text().notNull(),
    invitedAt: instant('invited_at'),
    joinedAt: instant('joined_at').notNull(),
    /** Licences held; kept in the transaction that grants or cancels, so that members sort by it from an index. */
    grantCount: integer('grant_count').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    foreignKey({
      columns: [t.companyId, t.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
    index('memberships_user').on(t.userId),
    index('memberships_joined').on(t.companyId, t.joinedAt, t.userId),
    index('memberships_granted').on(t.companyId, t.grantCount, t.userId),
    index('memberships_department').on(t.companyId, t.departmentId, t.joinedAt),
    // By their phone people name members: never two at once.
    uniqueIndex('memberships_phone').on(t.companyId, t.phone),
    index('memberships_administrators')
      .on(t.companyId, t.joinedAt, t.userId)
      .where(sql`${t.role} <> 'member'`),
    uniqueIndex('memberships_one_super').on(t.companyId).where(sql`${t.role} = 'superAdministrator'`),
    check('memberships_grant_count', sql`${t.grantCount} >= 0`),
  ],
)

/**
 * Who looked after which department before there were permission groups. A start turns its rows into groups;
 * nothing else reads or writes it.
 */
export const departmentAdministrators = pgTable(
  'department_administrators',
  {
    companyId: text('company_id').notNull(),
    departmentId: text('department_id').notNull(),
    userId: text('user_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.departmentId, t.userId] }),
    foreignKey({
      columns: [t.companyId, t.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
    foreignKey({
      columns: [t.companyId, t.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }),
    index('department_administrators_user').on(t.companyId, t.userId),
  ],
)

/**
 * A batch of seats of a product: those that a company bought for the same term. Its row is the lock under which its
 * seats are counted. See docs/decisions/batches-of-seats.md.
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
    /** 0 serial-number product, 1 cloud subscription. */
    productType: smallint('product_type').notNull(),
    licensingType: text('licensing_type', { enum: ['permanent', 'dated'] }).notNull(),
    startAt: instant('start_at'),
    /** Null for a permanent licence. Expired is derived from it, never stored. */
    endAt: instant('end_at'),
    disabled: boolean().notNull().default(false),
    isTrial: boolean('is_trial').notNull().default(false),
    remarks: text().notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.mainId] }),
    index('products_created').on(t.companyId, t.createdAt, t.mainId),
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

/** One seat in the hands of one member, taken from the holding of `departmentId`. */
export const grants = pgTable(
  'grants',
  {
    companyId: text('company_id').notNull(),
    /** `subId` on the wire. */
    id: text().notNull(),
    mainId: text('main_id').notNull(),
    userId: text('user_id').notNull(),
    departmentId: text('department_id').notNull(),
    /** Serial number by which the installed product knows itself. */
    sn: text().notNull(),
    grantedAt: instant('granted_at').notNull(),
    /** Since when the product is in use; null: offline. */
    onlineSince: instant('online_since'),
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

/** One sign-in. Its refresh token is derived from `generation`; see docs/decisions/refresh-tokens.md. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    isWebClient: boolean('is_web_client').notNull().default(true),
    generation: integer().notNull().default(1),
    rotatedAt: instant('rotated_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Absolute end, however often it is refreshed. */
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    endedBecause: text('ended_because', {
      enum: [
        'signedOut',
        'elsewhere',
        'reused',
        'passwordChanged',
        'phoneChanged',
        'accountLocked',
        'endedByOperator',
      ],
    }),
  },
  (t) => [index('sessions_user').on(t.userId, t.endedAt), index('sessions_expiry').on(t.expiresAt)],
)

/** Secrets of the service itself, made on first start and shared by all its processes. */
export const serviceKeys = pgTable('service_keys', {
  id: text().primaryKey(),
  purpose: text({ enum: ['tokens', 'seals', 'derivation', 'links'] }).notNull(),
  /** JSON of the key, its form as the purpose needs it. */
  material: text().notNull(),
  createdAt: instant('created_at').notNull(),
})

/**
 * Challenges that were used, kept until they expire: pictures, work, and what is sealed beside
 * passwords. Handing one out leaves no row: it proves itself.
 */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['image', 'work', 'seal', 'callback'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('spent_challenges_expiry').on(t.expiresAt)],
)

/**
 * Browsers and installed products in which a person has signed in: somebody who guesses elsewhere doesn't lock these
 * out. Their tokens are derived, so that none lies here.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Grows with each sign-in: only the newest token is good. */
    generation: integer().notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (t) => [index('known_devices_person').on(t.userId), index('known_devices_age').on(t.usedAt)],
)

/** Failed sign-ins by account name as typed (existing or not) and by address. */
export const signInFailures = pgTable('sign_in_failures', {
  /** `account:…` or `address:…`, hashed. */
  key: text().primaryKey(),
  count: integer().notNull(),
  lastAt: instant('last_at').notNull(),
  lockedUntil: instant('locked_until'),
})

export const messages = pgTable(
  'messages',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    id: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    /** For readers of English; empty in rows of before there was one. */
    titleEn: text('title_en').notNull().default(''),
    contentEn: text('content_en').notNull().default(''),
    hasRead: boolean('has_read').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** What it is about, which says where one acts on it; null in rows of before there was one. */
    kind: text().$type<MessageKind>(),
    /** The company that it is about. */
    companyId: text('company_id'),
    /** Id of the one thing that it is about, such as an order's number. */
    subjectId: text('subject_id'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('messages_newest').on(t.userId, t.createdAt)],
)

/** Display choices of a person, by page. */
export const pageStatuses = pgTable(
  'page_statuses',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    code: text().notNull(),
    name: text().notNull(),
    value: text({ enum: ['0', '1'] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.code] })],
)

export * from './accountTables'
export * from './administratorsTables'
export * from './applicationsTables'
export * from './auditTables'
export * from './certificationTables'
export * from './historyTables'
export * from './idempotencyTables'
export * from './invitationsTables'
export * from './objectTables'
export * from './ordersTables'
export * from './realtimeTables'
