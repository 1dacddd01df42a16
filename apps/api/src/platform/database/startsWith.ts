import { like, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Escapes a LIKE pattern: ids may contain `_`, and people type `%`. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

export const startsWith = (column: PgColumn, prefix: string): SQL => like(column, `${literal(prefix)}%`)
