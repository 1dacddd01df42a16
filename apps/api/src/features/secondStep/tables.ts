import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { users } from '../../platform/people/tables'

const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => users.id)

/** A person's authenticator app: once confirmed, sign-ins require a second step. */
export const authenticators = pgTable('authenticators', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  /** The secret, sealed. */
  secret: text().notNull(),
  addedAt: instant('added_at').notNull(),
  /** Null: the set-up began, and no correct code was entered yet. */
  confirmedAt: instant('confirmed_at'),
  /** The newest 30-second step (since 1970) with a used code: codes up to it are no longer valid. */
  usedStep: integer('used_step').notNull().default(0),
  usedAt: instant('used_at'),
})

/** One-time codes. Only their MACs are stored. */
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

/** Public keys; each signs one person in. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** Assigned by the authenticator. */
    id: text().primaryKey(),
    userId: ofUser(),
    name: text().notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Use counter reported by the authenticator; 0 if it doesn't count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    isSynced: boolean('is_synced').notNull(),
    addedAt: instant('added_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('passkeys_person').on(t.userId)],
)

/** The company's connection by which somebody signed in. */
export interface PendingConnection {
  readonly companyId: string
  readonly connectionId: string
  /** When the identity provider wants the session to end, in milliseconds; null: it doesn't say. */
  readonly endsAt: number | null
}

/** Sign-ins that wait for their second step. Removed once completed. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    /** MAC of the challenge. */
    proof: text().primaryKey(),
    userId: ofUser(),
    isWebClient: boolean('is_web_client').notNull(),
    /** Null: the first step was a way of the person's own. */
    connection: jsonb().$type<PendingConnection>(),
    /** MAC of the password hash at that time: a changed password requires a new start. */
    password: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('pending_sign_ins_person').on(t.userId), index('pending_sign_ins_expiry').on(t.expiresAt)],
)
