import { like, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { literal } from './startsWith'

/**
 * Whether a text contains what somebody typed, in either case. Most of what is typed here has no case, and then the
 * comparison that heeds it finds the same in a quarter of the time; `ilike` would take twice that of `lower`.
 */
export const contains = (column: PgColumn, search: string): SQL =>
  hasCase(search) ? sql`lower(${column}) like lower(${pattern(search)})` : containsExactly(column, search)

/** The same of a column without letters, such as phone numbers. */
export const containsExactly = (column: PgColumn, search: string): SQL => like(column, pattern(search))

const pattern = (search: string) => `%${literal(search)}%`

const hasCase = (text: string): boolean => text.toLowerCase() !== text.toUpperCase()
