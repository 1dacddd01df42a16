import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { users } from '../../platform/people/tables'

/** `web` has a server that keeps a secret; `browser` and `native` run on people's devices and have none. */
export const clientKinds = ['web', 'browser', 'native'] as const

/** Applications that sign people in with OpenID Connect. The operator registers them. */
export const oidcClients = pgTable('oidc_clients', {
  id: text().primaryKey(),
  name: text().notNull(),
  nameEnglish: text('name_english').notNull(),
  kind: text({ enum: clientKinds }).notNull(),
  /** The vendor's own applications ask for no consent. */
  isFirstParty: boolean('is_first_party').notNull(),
  /** The licence id of the product that it is; null: none. */
  licenceId: text('licence_id'),
  scopes: text().array().notNull(),
  redirectUris: text('redirect_uris').array().notNull(),
  logoutUris: text('logout_uris').array().notNull(),
  /** Where its server is told that a session ended; null: nowhere. */
  backchannelLogoutUri: text('backchannel_logout_uri'),
  homepage: text(),
  privacyPolicy: text('privacy_policy'),
  createdAt: instant('created_at').notNull(),
  /** Since when it can't sign anybody in; null: it can. */
  revokedAt: instant('revoked_at'),
})

/** Secrets of applications' servers. Only a digest is stored, made with a key of the service. */
export const oidcClientSecrets = pgTable(
  'oidc_client_secrets',
  {
    digest: text().primaryKey(),
    clientId: text('client_id')
      .notNull()
      .references(() => oidcClients.id),
    createdAt: instant('created_at').notNull(),
    /** When it was replaced; null: it is the newest. */
    endsAt: instant('ends_at'),
  },
  (t) => [index('oidc_client_secrets_client').on(t.clientId)],
)

/** Keys that sign ID and logout tokens. */
export const oidcKeys = pgTable(
  'oidc_keys',
  {
    id: text().primaryKey(),
    algorithm: text({ enum: ['RS256', 'ES256'] }).notNull(),
    publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
    /** The private key, encrypted. */
    sealed: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Since when it signs nothing; null: it signs. */
    retiredAt: instant('retired_at'),
  },
  (t) => [uniqueIndex('oidc_keys_current').on(t.algorithm).where(sql`${t.retiredAt} is null`)],
)

/**
 * What the provider library stores: browser sessions, codes, tokens, grants, interactions and used proofs. Ids are
 * secrets of browsers and applications, so only their digests are stored.
 */
export const oidcRecords = pgTable(
  'oidc_records',
  {
    model: text().notNull(),
    /** Digest of the id. */
    digest: text().notNull(),
    /** The id, encrypted: the library needs it for records that are found otherwise. */
    sealedId: text('sealed_id').notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    accountId: text('account_id'),
    clientId: text('client_id'),
    /** Of a browser's session, or of the one in which a token was issued. */
    sessionUid: text('session_uid'),
    /** Digest of the code that a person types for a device. */
    userCode: text('user_code'),
    consumedAt: instant('consumed_at'),
    expiresAt: instant('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.digest] }),
    index('oidc_records_grant').on(t.grantId).where(sql`${t.grantId} is not null`),
    index('oidc_records_session').on(t.sessionUid).where(sql`${t.sessionUid} is not null`),
    index('oidc_records_account').on(t.accountId).where(sql`${t.accountId} is not null`),
    uniqueIndex('oidc_records_user_code').on(t.userCode).where(sql`${t.userCode} is not null`),
    index('oidc_records_expiry').on(t.expiresAt),
  ],
)

/** What a person allowed an application, until they take it back. */
export const oidcConsents = pgTable(
  'oidc_consents',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    clientId: text('client_id')
      .notNull()
      .references(() => oidcClients.id),
    scopes: text().array().notNull(),
    /** The company chosen last; '': the person's own licences. */
    companyId: text('company_id').notNull(),
    allowedAt: instant('allowed_at').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.clientId] })],
)

/** For which company the application of a grant learns of licences. */
export const oidcGrants = pgTable(
  'oidc_grants',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Of the provider library's grant. */
    id: text().notNull(),
    /** '': the person's own licences. */
    companyId: text('company_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/** Logouts that applications' servers haven't confirmed yet. */
export const oidcLogouts = pgTable(
  'oidc_logouts',
  {
    id: text().primaryKey(),
    clientId: text('client_id').notNull(),
    userId: text('user_id').notNull(),
    /** The application's name of the session. */
    sid: text(),
    attempts: integer().notNull().default(0),
    queuedAt: instant('queued_at').notNull(),
    nextAt: instant('next_at').notNull(),
  },
  (t) => [index('oidc_logouts_due').on(t.nextAt)],
)
