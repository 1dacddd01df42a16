import { text } from 'drizzle-orm/pg-core'

/** How the row's name is typed on a Latin keyboard, see `spellingOf`; null: nobody has spelt it yet. */
export const spelling = text()
