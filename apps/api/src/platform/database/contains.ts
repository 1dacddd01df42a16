import { like, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { literal } from './startsWith'

/**
 * Whether a text contains the search, ignoring case. Most searches here have no case; then the case-sensitive
 * comparison finds the same in a quarter of the time. `ilike` would take twice as long as `lower`.
 */
export const contains = (column: PgColumn, search: string): SQL =>
  hasCase(search) ? sql`lower(${column}) like lower(${pattern(search)})` : containsExactly(column, search)

/** The same for a column without letters, such as phone numbers. */
export const containsExactly = (column: PgColumn, search: string): SQL => like(column, pattern(search))

const pattern = (search: string) => `%${literal(search)}%`

const hasCase = (text: string): boolean => text.toLowerCase() !== text.toUpperCase()
