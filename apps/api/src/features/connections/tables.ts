import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { users } from '../../platform/people/tables'
import { companies } from '../organisation/tables'
import type { Joining } from './Joining'
import type { ProviderDetails } from './ProviderDetails'
import type { TestResult } from './TestResult'

/** Domains that companies claim. Several may claim one, but only one has verified it. */
export const companyDomains = pgTable(
  'company_domains',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    domain: text().notNull(),
    /** The value of the TXT record that proves the claim. */
    token: text().notNull(),
    addedAt: instant('added_at').notNull(),
    verifiedAt: instant('verified_at'),
    checkedAt: instant('checked_at'),
    /** Since when the record of a verified domain is missing. */
    missingSince: instant('missing_since'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.domain] }),
    // A sign-in starts with a mail address, whose company isn't known yet.
    uniqueIndex('company_domains_verified').on(t.domain).where(sql`${t.verifiedAt} is not null`),
  ],
)

/** Companies' connections to their identity providers. */
export const connections = pgTable(
  'connections',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    id: text().notNull(),
    name: text().notNull(),
    kind: text({ enum: ['oidc', 'saml'] }).notNull(),
    /** Null until they are set. */
    details: jsonb().$type<ProviderDetails>(),
    /** Encrypted with a key of the service; empty: none. */
    secret: text().notNull().default(''),
    joining: jsonb().$type<Joining>().notNull(),
    isOn: boolean('is_on').notNull().default(false),
    /** Counts changes that make a test necessary, and the one for which a test passed. */
    revision: integer().notNull().default(1),
    testedRevision: integer('tested_revision'),
    lastTest: jsonb('last_test').$type<TestResult>(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('connections_name').on(t.companyId, t.name),
    uniqueIndex('connections_on').on(t.companyId).where(sql`${t.isOn}`),
  ],
)

/** People at identity providers, each linked to the account that both sides proved. */
export const connectionPeople = pgTable(
  'connection_people',
  {
    companyId: text('company_id').notNull(),
    connectionId: text('connection_id').notNull(),
    /** Their permanent identifier at the identity provider. */
    subject: text().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** As stated at the last sign-in. */
    displayName: text('display_name').notNull(),
    mail: text().notNull(),
    linkedAt: instant('linked_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.connectionId, t.subject] }),
    uniqueIndex('connection_people_person').on(t.companyId, t.connectionId, t.userId),
    index('connection_people_user').on(t.userId),
    foreignKey({
      name: 'connection_people_of',
      columns: [t.companyId, t.connectionId],
      foreignColumns: [connections.companyId, connections.id],
    }).onDelete('cascade'),
  ],
)

/** Answers of identity providers, on the way from our address to the page, and from the page to an account. */
export const connectionAnswers = pgTable(
  'connection_answers',
  {
    companyId: text('company_id').notNull(),
    connectionId: text('connection_id').notNull(),
    /** Digest of the code or ticket, which only the browser has. */
    digest: text().notNull(),
    /** Encrypted with a key of the service. */
    content: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.connectionId, t.digest] }),
    index('connection_answers_end').on(t.expiresAt),
    foreignKey({
      name: 'connection_answers_of',
      columns: [t.companyId, t.connectionId],
      foreignColumns: [connections.companyId, connections.id],
    }).onDelete('cascade'),
  ],
)

/** Companies whose people must sign in by their connection. */
export const signInRules = pgTable('sign_in_rules', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companies.id),
  /** Members who need not. */
  exempt: text().array().notNull().default([]),
  since: instant('since').notNull(),
})
