import { text } from 'drizzle-orm/pg-core'

/** What the keys of every table lead with whose rows belong to an owner. */
export const ownerColumns = {
  ownerKind: text('owner_kind', { enum: ['person', 'company'] }).notNull(),
  /** The person's id, or the company's. */
  ownerId: text('owner_id').notNull(),
}
