import { linkChoices } from '@atrium/contracts/embedding/contract'
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { users } from '../../platform/people/tables'
import { companies } from '../organisation/tables'
import { embedders } from '../session/tables'

/** Keys of sites' servers. Only a digest is stored, made with a key of the service. */
export const embedderKeys = pgTable(
  'embedder_keys',
  {
    digest: text().primaryKey(),
    embedderId: text('embedder_id')
      .notNull()
      .references(() => embedders.id),
    createdAt: instant('created_at').notNull(),
    /** When it was replaced; null: it is the newest. */
    endsAt: instant('ends_at'),
  },
  (t) => [index('embedder_keys_embedder').on(t.embedderId)],
)

/** Companies whose features a site may embed. */
export const embedderCompanies = pgTable(
  'embedder_companies',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    embedderId: text('embedder_id')
      .notNull()
      .references(() => embedders.id),
    /** Chosen by the company's super administrator. `members`: nobody who administers anything. */
    links: text({ enum: linkChoices }).notNull().default('nobody'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.embedderId] }),
    index('embedder_companies_embedder').on(t.embedderId),
  ],
)

/** Members by the identifier that a site has for them. A link is for one company only. */
export const embeddedPeople = pgTable(
  'embedded_people',
  {
    companyId: text('company_id').notNull(),
    embedderId: text('embedder_id').notNull(),
    externalId: text('external_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    linkedAt: instant('linked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.embedderId, t.externalId] }),
    uniqueIndex('embedded_people_person').on(t.companyId, t.embedderId, t.userId),
    index('embedded_people_user').on(t.userId),
    foreignKey({
      name: 'embedded_people_site',
      columns: [t.companyId, t.embedderId],
      foreignColumns: [embedderCompanies.companyId, embedderCompanies.embedderId],
    }).onDelete('cascade'),
  ],
)

/** People for whom a site gets no more tokens. */
export const embedderRefusals = pgTable(
  'embedder_refusals',
  {
    embedderId: text('embedder_id')
      .notNull()
      .references(() => embedders.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    refusedAt: instant('refused_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.embedderId, t.userId] }), index('embedder_refusals_user').on(t.userId)],
)
