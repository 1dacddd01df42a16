import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import type { Database } from '../platform/database/Connection'
import * as schema from '../tables'

const tables: readonly PgTable[] = Object.values(schema).filter((value) => is(value, PgTable))

/** Number of the rows of every table and the sum of their hashes: equal before and after means that nothing was changed. */
export async function fingerprint({ connection }: Database): Promise<Record<string, string>> {
  const { rows } = v.parse(answered, await connection.execute(ofAllTables))
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

const answered = v.object({ rows: v.array(v.object({ name: v.string(), hash: v.string() })) })

/** One statement: asked for each table by itself it took most of the time of the tests that use it. */
const ofAllTables = sql`${sql.join(
  tables.map(
    (table) => sql`select ${getTableName(table)} as name,
      count(*) || ' ' || coalesce(sum(hash_record_extended(${table}, 0)), 0) as hash from ${table}`,
  ),
  sql` union all `,
)} order by name`
