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

/** Categories of the vendor's products. */
export const catalogueCategories = pgTable('catalogue_categories', {
  id: text().primaryKey(),
  position: smallint().notNull(),
  names: jsonb().$type<Record<Language, string>>().notNull(),
})

/** The vendor's products. Withdrawn ones stay for people who tried them. */
export const catalogueProducts = pgTable(
  'catalogue_products',
  {
    id: text().primaryKey(),
    /** Id of its licences. */
    licenceId: text('licence_id').notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => catalogueCategories.id),
    position: smallint().notNull(),
    drawing: text().$type<Drawing>().notNull(),
    /** 0 serial-number product, 1 cloud subscription, as for a company's products. */
    productType: smallint('product_type').$type<0 | 1>().notNull(),
    /** Whether companies buy concurrent seats of it. */
    isConcurrent: boolean('is_concurrent').notNull().default(false),
    /** Null: no trial. */
    trialDays: smallint('trial_days'),
    isInstant: boolean('is_instant').notNull(),
    texts: jsonb().$type<Record<Language, ProductTexts>>().notNull(),
    /** Packages on sale; none: not on sale. */
    packages: jsonb().$type<readonly SoldPackage[]>().notNull().default([]),
    /** The installer's address; null: unknown. */
    downloadUrl: text('download_url'),
    /** Withdrawn since then. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('catalogue_products_licence').on(t.licenceId),
    check('catalogue_products_trial', sql`${t.trialDays} between 1 and 365`),
  ],
)

/** A person's request for a trial and, once approved, the licence for it, which expires automatically. */
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
    // One pending request at a time, and one trial ever.
    uniqueIndex('trials_once').on(t.userId, t.productId).where(sql`${t.state} in ('applied', 'approved')`),
    check(
      'trials_term',
      sql`(${t.state} = 'approved') = (${t.startAt} is not null and ${t.endAt} is not null)`,
    ),
  ],
)

/** Addresses of the vendor's cloud apps, by licence id. Some earlier apps are in no catalogue. */
export const cloudApps = pgTable('cloud_apps', {
  licenceId: text('licence_id').primaryKey(),
  address: text().notNull(),
  /** Null: `{product}02`. */
  version: text(),
})

/** An installer of a product for people's computers. */
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
    /** The vendor's address of it; null: the service stores the file. */
    address: text(),
    notes: jsonb().$type<Record<Language, string>>().notNull(),
    /** Steps to activate it; none: the usual ones. */
    steps: jsonb().$type<Record<Language, readonly string[]>>().notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (t) => [
    index('product_releases_newest').on(t.productId, t.publishedAt, t.id),
    check('product_releases_size', sql`${t.size} > 0`),
  ],
)
