import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import type { Language } from '../../platform/people/Language'
import { users } from '../../platform/people/tables'
import type { Drawing, ProductTexts, SoldPackage } from './CatalogueFile'

/** What the vendor's products are sorted by. */
export const catalogueCategories = pgTable('catalogue_categories', {
  id: text().primaryKey(),
  position: smallint().notNull(),
  names: jsonb().$type<Record<Language, string>>().notNull(),
})

/** What the vendor offers, to whomever it may concern. What is no longer offered stays for those who tried it. */
export const catalogueProducts = pgTable(
  'catalogue_products',
  {
    id: text().primaryKey(),
    /** What its licences are called by. */
    licenceId: text('licence_id').notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => catalogueCategories.id),
    position: smallint().notNull(),
    drawing: text().$type<Drawing>().notNull(),
    /** As of a company's products: 0 with serial numbers, 1 in the cloud. */
    productType: smallint('product_type').$type<0 | 1>().notNull(),
    /** Null: it can't be tried. */
    trialDays: smallint('trial_days'),
    isInstant: boolean('is_instant').notNull(),
    texts: jsonb().$type<Record<Language, ProductTexts>>().notNull(),
    /** What is sold of it; none: it isn't sold. */
    packages: jsonb().$type<readonly SoldPackage[]>().notNull().default([]),
    /** Where its installer is; null: not told. */
    downloadUrl: text('download_url'),
    /** No longer offered since then. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('catalogue_products_licence').on(t.licenceId),
    check('catalogue_products_trial', sql`${t.trialDays} between 1 and 365`),
  ],
)

/** What a person asked to try, and, once approved, the licence for it: it ends by itself. */
export const trials = pgTable(
  'trials',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    id: text().notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => catalogueProducts.id),
    purpose: text().notNull(),
    state: text({ enum: ['applied', 'approved', 'refused', 'withdrawn'] }).notNull(),
    appliedAt: instant('applied_at').notNull(),
    decidedAt: instant('decided_at'),
    /** Why it was refused. */
    reason: text().notNull().default(''),
    startAt: instant('start_at'),
    endAt: instant('end_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('trials_newest').on(t.userId, t.appliedAt, t.id),
    index('trials_waiting').on(t.appliedAt).where(sql`${t.state} = 'applied'`),
    // One request at a time, and one trial ever.
    uniqueIndex('trials_once').on(t.userId, t.productId).where(sql`${t.state} in ('applied', 'approved')`),
    check(
      'trials_term',
      sql`(${t.state} = 'approved') = (${t.startAt} is not null and ${t.endAt} is not null)`,
    ),
  ],
)

/** Where the vendor's cloud apps open, by what their licences are called by. Earlier ones stand in no catalogue. */
export const cloudApps = pgTable('cloud_apps', {
  licenceId: text('licence_id').primaryKey(),
  address: text().notNull(),
  /** Null: `{product}02`. */
  version: text(),
})

/** An installer of a product that runs on people's computers. */
export const productReleases = pgTable(
  'product_releases',
  {
    id: text().primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => catalogueProducts.id),
    version: text().notNull(),
    platform: text({ enum: ['windows', 'macos', 'linux'] }).notNull(),
    fileName: text('file_name').notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    /** Where the vendor keeps it; null: it lies with the service. */
    address: text(),
    notes: jsonb().$type<Record<Language, string>>().notNull(),
    /** How it is activated; none: as everything is. */
    steps: jsonb().$type<Record<Language, readonly string[]>>().notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (t) => [
    index('product_releases_newest').on(t.productId, t.publishedAt, t.id),
    check('product_releases_size', sql`${t.size} > 0`),
  ],
)
