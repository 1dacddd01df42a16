import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'
import { users } from '../people/tables'

const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => users.id)

/** A person's authenticator app: once it is confirmed, their sign-ins have a second step. */
export const authenticators = pgTable('authenticators', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  /** The secret, sealed. */
  secret: text().notNull(),
  addedAt: instant('added_at').notNull(),
  /** Null: its set-up was begun, and no code was right yet. */
  confirmedAt: instant('confirmed_at'),
  /** The newest 30 seconds, counted from 1970, of which a code was used: none up to there is good again. */
  usedStep: integer('used_step').notNull().default(0),
  usedAt: instant('used_at'),
})

/** Codes that are good once each. Only their MACs lie here. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ofUser(),
    proof: text().notNull(),
    madeAt: instant('made_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.proof] })],
)

/** Public keys, each of which signs one person in. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** As the authenticator named it. */
    id: text().primaryKey(),
    userId: ofUser(),
    name: text().notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it says it was used; 0 where it doesn't count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    isSynced: boolean('is_synced').notNull(),
    addedAt: instant('added_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('passkeys_person').on(t.userId)],
)

/** Sign-ins whose first step was right, and whose second is awaited. One that is taken is removed. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    /** MAC of the challenge. */
    proof: text().primaryKey(),
    userId: ofUser(),
    isWebClient: boolean('is_web_client').notNull(),
    /** MAC of the password hash of then: with another password one begins anew. */
    password: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('pending_sign_ins_person').on(t.userId), index('pending_sign_ins_expiry').on(t.expiresAt)],
)

/** Accounts at other providers, each of which signs one person in. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    provider: text().notNull(),
    /** Whose it is there, as the provider says. */
    subject: text().notNull(),
    userId: ofUser(),
    /** As they called themselves there when they last came from it. */
    displayName: text('display_name').notNull(),
    boundAt: instant('bound_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.subject] }),
    uniqueIndex('social_accounts_person').on(t.userId, t.provider),
  ],
)
