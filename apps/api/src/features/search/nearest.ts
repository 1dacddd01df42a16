import { mostOfKind } from '@atrium/contracts/search/contract'
import { and, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

interface Wanted {
  readonly table: PgTable
  /** Tells the table's rows apart within a company. */
  readonly id: PgColumn
  /** What the person may see of it. */
  readonly listed: SQL | undefined
  readonly closeness: readonly SQL[]
}

/** The ids of the closest rows as `nearest`, each with how close it is. Once there are enough of them no more are read. */
export function nearest({ table, id, listed, closeness }: Wanted) {
  const each = closeness.map((close, place) => {
    const closer = or(...closeness.slice(0, place))
    const found = and(listed, close, closer && sql`(${closer}) is not true`)
    return sql`(select ${id} as id, ${place}::int as place from ${table} where ${found} limit ${mostOfKind})`
  })
  return {
    from: sql`(${sql.join(each, sql` union all `)} limit ${mostOfKind}) as nearest`,
    id: sql<string>`nearest.id`,
    place: sql<number>`nearest.place`,
  }
}
