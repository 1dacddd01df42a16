import { customType, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/instant'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Pictures that people uploaded, as the service wrote them anew. They lie beside the rows that name them, so that
 * both are written in one transaction and every process finds them.
 */
export const objects = pgTable(
  'objects',
  {
    companyId: text('company_id').notNull(),
    /** Made by the service; nobody can guess it. */
    name: text().notNull(),
    /** `public`: whoever has the address may see it. `private`: only through an operation that checks who asks. */
    audience: text({ enum: ['public', 'private'] }).notNull(),
    type: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.name] })],
)

/**
 * The content of an object, in order. The embedded database never gives back the memory that its largest value took:
 * a picture of 5 MB in one piece costs 120 MB for good.
 */
export const objectParts = pgTable(
  'object_parts',
  {
    companyId: text('company_id').notNull(),
    name: text().notNull(),
    /** From 0. */
    position: integer().notNull(),
    content: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.name, t.position] }),
    foreignKey({
      name: 'object_parts_object',
      columns: [t.companyId, t.name],
      foreignColumns: [objects.companyId, objects.name],
    }).onDelete('cascade'),
  ],
)
