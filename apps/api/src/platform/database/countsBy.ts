import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from './Connection'

interface Count<K> {
  readonly kind: K
  readonly count: number
}

interface Counted<K> {
  readonly table: PgTable
  /** What is counted by, such as a status. */
  readonly kind: SQL<K>
  /** Of which rows, whichever kind of them is listed. */
  readonly counted: SQL | undefined
}

/** How many rows there are of each kind, to select beside a page of them, in the same statement. */
export function countsBy<K>(db: Connection, { table, kind, counted }: Counted<K>) {
  const counts = sql<readonly Count<K>[] | null>`(select json_agg(one) from
    (select ${kind} as kind, count(*)::int as count from ${table} where ${counted} group by 1 order by 1) one)`
  return {
    counts,
    /** A page without rows can't tell them. */
    async countsOf(rows: readonly { readonly counts: readonly Count<K>[] | null }[]) {
      const [row] = rows.length > 0 ? rows : await db.select({ counts }).from(sql`(values (1)) alone`)
      return row?.counts ?? []
    },
  }
}
