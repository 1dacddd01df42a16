import { text } from 'drizzle-orm/pg-core'

/** The name as typed on a Latin keyboard, see `spellingOf`; null: not computed yet. */
export const spelling = text()
