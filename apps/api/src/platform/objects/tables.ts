import { customType, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'
import { ownerColumns } from '../owner/ownerColumns'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Pictures that people uploaded, as the service wrote them anew. They lie beside the rows that name them, so that
 * both are written in one transaction and every process finds them.
 */
export const objects = pgTable(
  'objects',
  {
    ...ownerColumns,
    /** Made by the service; nobody can guess it. */
    name: text().notNull(),
    /** `public`: whoever has the address may see it. `private`: only through an operation that checks who asks. */
    audience: text({ enum: ['public', 'private'] }).notNull(),
    type: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerKind, t.ownerId, t.name] })],
)

/**
 * The content of an object, in order. The embedded database never gives back the memory that its largest value took:
 * a picture of 5 MB in one piece costs 120 MB for good.
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
