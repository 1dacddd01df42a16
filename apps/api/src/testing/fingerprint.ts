import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import type { Database } from '../platform/database/Connection'
import * as schema from '../tables'

const tables: readonly PgTable[] = Object.values(schema).filter((value) => is(value, PgTable))

/** Row count and sum of hashes for every table: equal before and after means that nothing changed. */
export async function fingerprint({ connection }: Database): Promise<Record<string, string>> {
  const { rows } = v.parse(answered, await connection.execute(ofAllTables))
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

const answered = v.object({ rows: v.array(v.object({ name: v.string(), hash: v.string() })) })

/** One statement: a query per table took most of the time of its tests. */
const ofAllTables = sql`${sql.join(
  tables.map(
    (table) => sql`select ${getTableName(table)} as name,
      count(*) || ' ' || coalesce(sum(hash_record_extended(${table}, 0)), 0) as hash from ${table}`,
  ),
  sql` union all `,
)} order by name`
