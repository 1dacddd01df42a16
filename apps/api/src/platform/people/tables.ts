import { staffRoles as staffRoleNames } from '@atrium/contracts/wire/staffRoles'
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'

/**
 * The keys of every table with a company's data begin with `companyId`, so that a distributed PostgreSQL can
 * shard by it. Ids are opaque text created by the service.
 */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    /** The sign-in name; initially a mobile number. */
    account: text().notNull().unique(),
    phone: text().notNull(),
    realName: text('real_name').notNull().default(''),
    nickname: text().notNull().default(''),
    /** As stated by the person; in lower case once it is verified. */
    email: text().notNull().default(''),
    /** Since when the address is verified; null: only stated. */
    emailVerifiedAt: instant('email_verified_at'),
    /** Language of the page on which they last signed in, used for messages. */
    language: text({ enum: ['zh-CN', 'en'] })
      .notNull()
      .default('zh-CN'),
    headImage: text('head_image'),
    passwordHash: text('password_hash').notNull(),
    passwordChangedAt: instant('password_changed_at'),
    createdAt: instant('created_at').notNull(),
    lastSignInAt: instant('last_sign_in_at'),
    /** Since when the operator has locked the account; null: not locked. */
    lockedAt: instant('locked_at'),
    lockReason: text('lock_reason').notNull().default(''),
    /** Since when the account is erased: the row stays for references, without a name. */
    erasedAt: instant('erased_at'),
  },
  (t) => [
    index('users_phone').on(t.phone),
    uniqueIndex('users_verified_email').on(t.email).where(sql`${t.emailVerifiedAt} is not null`),
  ],
)

/** Accounts that will end unless their owners keep them. */
export const deregistrations = pgTable(
  'deregistrations',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id),
    requestedAt: instant('requested_at').notNull(),
    /** When it will be erased. */
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('deregistrations_due').on(t.endsAt)],
)

/** Roles of the vendor's staff. The last person with the role `security` keeps it. */
export const staffRoles = pgTable(
  'staff_roles',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    role: text({ enum: staffRoleNames }).notNull(),
    grantedAt: instant('granted_at').notNull(),
    /** The author as in audit rows. */
    grantedBy: text('granted_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.role] }), index('staff_roles_role').on(t.role)],
)
