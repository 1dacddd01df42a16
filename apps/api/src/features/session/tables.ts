import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { users } from '../../platform/people/tables'

/** One sign-in. Its refresh token is derived from `generation`; see docs/decisions/account/refresh-tokens.md. */
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
    /** Origin and client of the sign-in; empty when unknown. */
    address: text().notNull().default(''),
    agent: text().notNull().default(''),
    /** Time of the last call, to the minute, and its origin. */
    usedAt: instant('used_at').notNull(),
    usedAddress: text('used_address').notNull().default(''),
    usedAgent: text('used_agent').notNull().default(''),
    /** The session ends then unless it is used before. */
    idleAt: instant('idle_at').notNull(),
    /** When the person last proved their identity, by signing in or again since. */
    provenAt: instant('proven_at'),
    /** Thumbprint of the key of the browser that signed in, which alone can renew the session; null: it had none. */
    browserKey: text('browser_key'),
    /** Digests of the proofs by which the newest generation was issued: each works once. */
    spentProofs: text('spent_proofs').array().notNull().default([]),
    /** How the person proved their identity, in the words of RFC 8176; `mfa` once two steps were done. */
    methods: text().array().notNull().default([]),
    /** Whether the person proved their identity by a way of their own; a company's identity provider is none. */
    isOwn: boolean('is_own').notNull().default(true),
    /** Whether it is a session at the desk of the vendor's staff, which reaches nothing else. */
    isDesk: boolean('is_desk').notNull().default(false),
    /** When the session's tokens first came without that key. */
    stolenAt: instant('stolen_at'),
    /** Absolute expiry, however often the session is refreshed. */
    expiresAt: instant('expires_at').notNull(),
    /** The site and company of a session of embedded features, which no refresh token renews; null: any other session. */
    embedderId: text('embedder_id'),
    embedCompanyId: text('embed_company_id'),
    /** The origin of that site's page. */
    embedOrigin: text('embed_origin'),
    endedAt: instant('ended_at'),
    endedBecause: text('ended_because', {
      enum: [
        'signedOut',
        'elsewhere',
        'reused',
        'passwordChanged',
        'phoneChanged',
        'deregistered',
        'accountLocked',
        'endedByOperator',
        'endedByCompany',
      ],
    }),
  },
  (t) => [
    index('sessions_user').on(t.userId, t.endedAt),
    index('sessions_expiry').on(t.expiresAt),
    index('sessions_embedder').on(t.embedderId).where(sql`${t.embedderId} is not null`),
  ],
)

/** At which companies’ connections a session has signed in; rows end with the connection. */
export const sessionConnections = pgTable(
  'session_connections',
  {
    companyId: text('company_id').notNull(),
    connectionId: text('connection_id').notNull(),
    sessionId: text('session_id').notNull(),
    signedInAt: instant('signed_in_at').notNull(),
    /** When the identity provider wants it to end; null: with the session. */
    endsAt: instant('ends_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.connectionId, t.sessionId] }),
    index('session_connections_session').on(t.sessionId),
  ],
)

/**
 * The OpenID Connect session of a browser, with the session on which it rests: applications stay signed in no longer
 * than the person does.
 */
export const sessionLinks = pgTable(
  'session_links',
  {
    /** Of the provider's session. */
    uid: text().primaryKey(),
    sessionId: text('session_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    /** When the session may first have timed out. */
    lookAt: instant('look_at').notNull().defaultNow(),
    /** Since when applications must be signed out; null: they are signed in. */
    endedAt: instant('ended_at'),
    /** `timedOut`: tokens for offline access go on, until the person or the operator ends them. */
    endedBecause: text('ended_because', { enum: ['ended', 'timedOut'] }),
    /** When the applications' logouts were queued. */
    settledAt: instant('settled_at'),
  },
  (t) => [
    index('session_links_user').on(t.userId),
    index('session_links_due').on(t.lookAt).where(sql`${t.endedAt} is null`),
    index('session_links_unsettled')
      .on(t.endedAt)
      .where(sql`${t.endedAt} is not null and ${t.settledAt} is null`),
  ],
)

/**
 * Browsers and installed products in which a person has signed in: guesses from elsewhere don't lock these out. Their
 * tokens are derived, so none is stored here.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Incremented at each sign-in: only the newest token is valid. */
    generation: integer().notNull(),
    /** Thumbprint of the browser's key, which also identifies it after a lost answer; null: it had none. */
    browserKey: text('browser_key'),
    /** Digests of that key's used proofs: each works once. */
    spentProofs: text('spent_proofs').array().notNull().default([]),
    usedAt: instant('used_at').notNull(),
  },
  (t) => [index('known_devices_person').on(t.userId), index('known_devices_age').on(t.usedAt)],
)

/** Failed sign-ins by account name as typed, existing or not, and by address. */
export const signInFailures = pgTable('sign_in_failures', {
  /** `account:…` or `address:…`, hashed. */
  key: text().primaryKey(),
  count: integer().notNull(),
  lastAt: instant('last_at').notNull(),
  lockedUntil: instant('locked_until'),
})

/** Sites that may embed features. The operator registers them. See docs/decisions/account/embed-tokens.md. */
export const embedders = pgTable('embedders', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Where its pages are, as browsers write an origin. */
  origins: text().array().notNull(),
  /** Most that its tokens may cover. */
  scopes: text().array().notNull(),
  createdAt: instant('created_at').notNull(),
  /** Since when nothing of it is accepted; null: it is. */
  revokedAt: instant('revoked_at'),
})
