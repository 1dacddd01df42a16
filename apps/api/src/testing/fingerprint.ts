import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/Connection'
import * as schema from '../database/schema'

const tables: readonly PgTable[] = Object.values(schema).filter((value) => is(value, PgTable))

/** Number and hash of the rows of every table: equal before and after means that nothing was changed. */
export async function fingerprint({ connection }: Database): Promise<Record<string, string>> {
  const fingerprints: Record<string, string> = {}
  for (const table of tables) {
    const hash = sql<string>`count(*) || ' ' || coalesce(md5(string_agg(md5(${table}::text), '' order by md5(${table}::text))), '')`
    const [row] = await connection.select({ hash }).from(table)
    fingerprints[getTableName(table)] = row?.hash ?? ''
  }
  return fingerprints
}
