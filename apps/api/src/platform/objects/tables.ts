import { customType, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'
import { ownerColumns } from '../owner/ownerColumns'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Uploaded pictures, as the service encoded them. They are next to the rows that name them, so that both are
 * written in one transaction and every process finds them.
 */
export const objects = pgTable(
  'objects',
  {
    ...ownerColumns,
    /** Created by the service; it can't be guessed. */
    name: text().notNull(),
    /** `public`: anybody with the address. `private`: only through an operation that checks the caller. */
    audience: text({ enum: ['public', 'private'] }).notNull(),
    type: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerKind, t.ownerId, t.name] })],
)

/**
 * The content of an object, in order. The embedded database never frees the memory of its largest value: a
 * picture of 5 MB in one piece would cost 120 MB permanently.
 */
export const objectParts = pgTable(
  'object_parts',
  {
    ...ownerColumns,
    name: text().notNull(),
    /** From 0. */
    position: integer().notNull(),
    content: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerKind, t.ownerId, t.name, t.position] }),
    foreignKey({
      name: 'object_parts_object',
      columns: [t.ownerKind, t.ownerId, t.name],
      foreignColumns: [objects.ownerKind, objects.ownerId, objects.name],
    }).onDelete('cascade'),
  ],
)
