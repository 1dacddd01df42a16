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
  /** The owner once more, as what it is, so that the database knows that it is there; null: the other kind. */
  companyId: text('company_id')
    .generatedAlwaysAs(sql`case when owner_kind = 'company' then owner_id end`)
    .references(() => companies.id),
  userId: text('user_id')
    .generatedAlwaysAs(sql`case when owner_kind = 'person' then owner_id end`)
    .references(() => users.id),
}

/** Folders and files. What lies in a folder that is in the bin, or was deleted, goes where that goes. */
export const diskNodes = pgTable(
  'disk_nodes',
  {
    ...owned,
    /** The folder that it lies in; null: at the top. */
    parentId: text('parent_id'),
    kind: text({ enum: ['folder', 'file'] }).notNull(),
    name: text().notNull(),
    /** The name as it is compared: no folder holds two that a file system would take for one. */
    nameKey: text('name_key').notNull(),
    /**
     * The name as lists sort it: every number in it is padded to 16 digits, so that 2 comes before 10. Of longer numbers
     * the last 16 digits count. It must stay short enough for an index, whatever the name.
     */
    nameOrder: text('name_order')
      .notNull()
      .generatedAlwaysAs(
        sql`regexp_replace(regexp_replace(name_key, '([0-9]+)', '0000000000000000\\1', 'g'), '[0-9]*([0-9]{16})', '\\1', 'g')`,
      ),
    /** In bytes; of a folder 0. */
    size: bigint({ mode: 'number' }).notNull(),
    /** What a file holds, by its hash; null: a folder. */
    sha256: text(),
    modifiedAt: instant('modified_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Who brought it: of a person's disk they themselves. */
    createdBy: text('created_by').notNull(),
    /** What a scanner found of a file; null: none has seen it. */
    scan: text({ enum: ['clean', 'infected', 'tooLarge'] }),
    /** Since when it lies in the bin by itself, and not with the folder around it. */
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
    /** As lists sort them. */
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
    /** Names are looked for in all folders at once. */
    index('disk_nodes_named')
      .on(t.ownerKind, t.ownerId, t.nameKey.op('text_pattern_ops'))
      .where(sql`trashed_at is null`),
    // The owner comes last: each row's parent is looked up by the key. Without statistics, as on the embedded
    // database, the planner takes any index that begins with the owner for equally good, and reads all files of the
    // owner.
    index('disk_nodes_parent').on(t.parentId, t.ownerKind, t.ownerId),
    index('disk_nodes_content').on(t.sha256, t.ownerKind, t.ownerId),
    index('disk_nodes_trashed').on(t.ownerKind, t.ownerId).where(sql`trashed_at is not null`),
    index('disk_nodes_unscanned').on(t.createdAt).where(sql`kind = 'file' and scan is null`),
    index('disk_nodes_bin').on(t.trashedAt).where(sql`trashed_at is not null`),
    check('disk_nodes_owner', sql`${t.ownerKind} in ('person', 'company')`),
    check('disk_nodes_content', sql`(${t.kind} = 'file') = (${t.sha256} is not null)`),
  ],
)

/** Files whose content is on its way; room is kept for all of it. */
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

/** Links by which strangers see a file or folder. */
export const diskShares = pgTable(
  'disk_shares',
  {
    ...owned,
    nodeId: text('node_id').notNull(),
    createdBy: text('created_by').notNull(),
    /** The code itself follows from a service key. */
    hasCode: boolean('has_code').notNull(),
    canDownload: boolean('can_download').notNull(),
    viewCount: integer('view_count').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** Null: until it is taken back. */
    expiresAt: instant('expires_at'),
    /** Kept for a while, so that visitors are told. */
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

/** What is packed into a zip: more than an address could name. */
export const diskArchives = pgTable(
  'disk_archives',
  {
    ...owned,
    nodeIds: text('node_ids').array().notNull(),
    /** What the zip is called. */
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerKind, t.ownerId, t.id] }),
    index('disk_archives_created').on(t.createdAt),
    check('disk_archives_owner', sql`${t.ownerKind} in ('person', 'company')`),
  ],
)
