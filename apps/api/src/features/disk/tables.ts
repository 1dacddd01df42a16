import type { clashAnswers } from '@atrium/contracts/disk/contract'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { ownerColumns } from '../../platform/owner/ownerColumns'
import { users } from '../../platform/people/tables'
import { companies } from '../organisation/tables'

const owned = {
  ...ownerColumns,
  id: text().notNull(),
  /** The owner again, as a foreign key; null for the other kind of owner. */
  companyId: text('company_id')
    .generatedAlwaysAs(sql`case when owner_kind = 'company' then owner_id end`)
    .references(() => companies.id),
  userId: text('user_id')
    .generatedAlwaysAs(sql`case when owner_kind = 'person' then owner_id end`)
    .references(() => users.id),
}

/** Folders and files. The contents of a folder follow it into the bin and out of existence. */
export const diskNodes = pgTable(
  'disk_nodes',
  {
    ...owned,
    /** The folder that contains it; null: at the top. */
    parentId: text('parent_id'),
    kind: text({ enum: ['folder', 'file'] }).notNull(),
    name: text().notNull(),
    /** The name for comparison: no folder has two names that a file system would confuse. */
    nameKey: text('name_key').notNull(),
    /**
     * The name for sorting: every number is padded to 16 digits, so that 2 comes before 10. Of longer numbers, the last
     * 16 digits count. It stays short enough for an index, whatever the name.
     */
    nameOrder: text('name_order')
      .notNull()
      .generatedAlwaysAs(
        sql`regexp_replace(regexp_replace(name_key, '([0-9]+)', '0000000000000000\\1', 'g'), '[0-9]*([0-9]{16})', '\\1', 'g')`,
      ),
    /** Bytes; 0 for a folder. */
    size: bigint({ mode: 'number' }).notNull(),
    /** Hash of a file's content; null: a folder. */
    sha256: text(),
    modifiedAt: instant('modified_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The person who added it. */
    createdBy: text('created_by').notNull(),
    /** Result of the malware scan; null: not scanned yet. */
    scan: text({ enum: ['clean', 'infected', 'tooLarge'] }),
    /** When it was moved to the bin itself, not with a folder that contains it. */
    trashedAt: instant('trashed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.ownerKind, t.ownerId, t.id] }),
    foreignKey({
      name: 'disk_nodes_parent',
      columns: [t.ownerKind, t.ownerId, t.parentId],
      foreignColumns: [t.ownerKind, t.ownerId, t.id] as [AnyPgColumn, AnyPgColumn, AnyPgColumn],
    }).onDelete('cascade'),
    uniqueIndex('disk_nodes_name')
      .on(t.ownerKind, t.ownerId, sql`coalesce(${t.parentId}, '')`, t.nameKey)
      .where(sql`trashed_at is null`),
    /** The order of lists. */
    index('disk_nodes_listed')
      .on(
        t.ownerKind,
        t.ownerId,
        sql`coalesce(${t.parentId}, '')`,
        sql`kind desc`,
        t.nameOrder,
        t.nameKey,
        t.id,
      )
      .where(sql`trashed_at is null`),
    /** Searches look through all folders. */
    index('disk_nodes_named')
      .on(t.ownerKind, t.ownerId, t.nameKey.op('text_pattern_ops'))
      .where(sql`trashed_at is null`),
    // The owner comes last. Without statistics, as on the embedded database, the planner considers all indexes that begin
    // with the owner equally good, and reads all files of the owner. Parents are looked up by the primary key.
    index('disk_nodes_parent').on(t.parentId, t.ownerKind, t.ownerId),
    index('disk_nodes_content').on(t.sha256, t.ownerKind, t.ownerId),
    index('disk_nodes_trashed').on(t.ownerKind, t.ownerId).where(sql`trashed_at is not null`),
    index('disk_nodes_unscanned').on(t.createdAt).where(sql`kind = 'file' and scan is null`),
    index('disk_nodes_bin').on(t.trashedAt).where(sql`trashed_at is not null`),
    check('disk_nodes_owner', sql`${t.ownerKind} in ('person', 'company')`),
    check('disk_nodes_content', sql`(${t.kind} = 'file') = (${t.sha256} is not null)`),
  ],
)

/** Unfinished uploads. Their whole size counts towards the quota. */
export const diskUploads = pgTable(
  'disk_uploads',
  {
    ...owned,
    parentId: text('parent_id'),
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    modifiedAt: instant('modified_at').notNull(),
    createdBy: text('created_by').notNull(),
    clash: text().$type<(typeof clashAnswers)[number]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerKind, t.ownerId, t.id] }),
    foreignKey({
      name: 'disk_uploads_parent',
      columns: [t.ownerKind, t.ownerId, t.parentId],
      foreignColumns: [diskNodes.ownerKind, diskNodes.ownerId, diskNodes.id],
    }).onDelete('cascade'),
    uniqueIndex('disk_uploads_id').on(t.id),
    index('disk_uploads_created').on(t.createdAt),
    check('disk_uploads_owner', sql`${t.ownerKind} in ('person', 'company')`),
  ],
)

/** Links that show a file or folder to anybody who has them. */
export const diskShares = pgTable(
  'disk_shares',
  {
    ...owned,
    nodeId: text('node_id').notNull(),
    createdBy: text('created_by').notNull(),
    /** The code itself is derived from a service key. */
    hasCode: boolean('has_code').notNull(),
    canDownload: boolean('can_download').notNull(),
    viewCount: integer('view_count').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** Null: until it is revoked. */
    expiresAt: instant('expires_at'),
    /** The row is kept for a while, so that visitors read why. */
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.ownerKind, t.ownerId, t.id] }),
    foreignKey({
      name: 'disk_shares_node',
      columns: [t.ownerKind, t.ownerId, t.nodeId],
      foreignColumns: [diskNodes.ownerKind, diskNodes.ownerId, diskNodes.id],
    }).onDelete('cascade'),
    uniqueIndex('disk_shares_id').on(t.id),
    index('disk_shares_node').on(t.nodeId, t.ownerKind, t.ownerId),
    index('disk_shares_creator').on(t.ownerKind, t.ownerId, t.createdBy, t.createdAt),
    check('disk_shares_owner', sql`${t.ownerKind} in ('person', 'company')`),
  ],
)

/** Selections for a zip, which can be too long for an address. */
export const diskArchives = pgTable(
  'disk_archives',
  {
    ...owned,
    nodeIds: text('node_ids').array().notNull(),
    /** Name of the zip. */
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerKind, t.ownerId, t.id] }),
    index('disk_archives_created').on(t.createdAt),
    check('disk_archives_owner', sql`${t.ownerKind} in ('person', 'company')`),
  ],
)
