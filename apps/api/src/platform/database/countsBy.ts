import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from './Connection'

interface Count<K> {
  readonly kind: K
  readonly count: number
}

interface Counted<K> {
  readonly table: PgTable
  /** The expression to count by, such as a status. */
  readonly kind: SQL<K>
  /** Which rows to count, independent of the listed kind. */
  readonly counted: SQL | undefined
}

/** The number of rows of each kind, to select next to a page in the same statement. */
export function countsBy<K>(db: Connection, { table, kind, counted }: Counted<K>) {
  const counts = sql<readonly Count<K>[] | null>`(select json_agg(one) from
    (select ${kind} as kind, count(*)::int as count from ${table} where ${counted} group by 1 order by 1) one)`
  return {
    counts,
    /** The counts from the page's rows; a page without rows needs another query. */
    async countsOf(rows: readonly { readonly counts: readonly Count<K>[] | null }[]) {
      const [row] = rows.length > 0 ? rows : await db.select({ counts }).from(sql`(values (1)) alone`)
      return row?.counts ?? []
    },
  }
}
