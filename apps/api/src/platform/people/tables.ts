import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'

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
    /** As the person told it; in small letters once it is verified. */
    email: text().notNull().default(''),
    /** Since when the address is proven to be the person's; null: it is only told. */
    emailVerifiedAt: instant('email_verified_at'),
    /** Of the page that they last signed in on: what they are written in. */
    language: text({ enum: ['zh-CN', 'en'] })
      .notNull()
      .default('zh-CN'),
    headImage: text('head_image'),
    passwordHash: text('password_hash').notNull(),
    passwordChangedAt: instant('password_changed_at'),
    createdAt: instant('created_at').notNull(),
    lastSignInAt: instant('last_sign_in_at'),
    /** Since when the operator lets nobody sign in with it; null: not locked. */
    lockedAt: instant('locked_at'),
    lockReason: text('lock_reason').notNull().default(''),
    /** Since when nobody has the account any more: the row stays for what refers to it, without a name. */
    erasedAt: instant('erased_at'),
  },
  (t) => [
    index('users_phone').on(t.phone),
    uniqueIndex('users_verified_email').on(t.email).where(sql`${t.emailVerifiedAt} is not null`),
  ],
)

/** Whose account ends soon, unless they keep it. */
export const deregistrations = pgTable(
  'deregistrations',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id),
    requestedAt: instant('requested_at').notNull(),
    /** From then on it is erased. */
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('deregistrations_due').on(t.endsAt)],
)
