import { text } from 'drizzle-orm/pg-core'

/** The first key columns of every table whose rows belong to an owner. */
export const ownerColumns = {
  ownerKind: text('owner_kind', { enum: ['person', 'company'] }).notNull(),
  /** The person's id, or the company's. */
  ownerId: text('owner_id').notNull(),
}
