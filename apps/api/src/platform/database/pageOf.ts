import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from './Connection'

interface Listing {
  readonly table: PgTable
  /** Identifies the table's rows within a company. */
  readonly id: PgColumn
  /** The sort column; equal rows are sorted by id. */
  readonly sortedBy: PgColumn
  readonly isDescending: boolean
  readonly listed: SQL | undefined
  readonly limit: number
  readonly offset: number
  /** Whether rows are compared with a search text. */
  readonly isSearch: boolean
}

/**
 * The ids of one page, to join with, and the total number of rows, in one statement. However deep the page
 * is, its ids come from the index that sorts the list, and whole rows are read for this page only. A search
 * reads all rows once and keeps the matches: following the index is slower if few rows match.
 */
export function pageOf(db: Connection, listing: Listing) {
  const { table, id, sortedBy, isDescending, listed, limit, offset, isSearch } = listing
  const order = isDescending ? desc : asc
  const found = db.$with('found').as(
    db
      .select({ id: sql`${id}`.as('found_id'), sortedBy: sql`${sortedBy}`.as('found_by') })
      .from(table)
      .where(listed),
  )
  const page = db
    .select()
    .from(found)
    .orderBy(order(found.sortedBy), order(found.id))
    .limit(limit)
    .offset(offset)
    .as('page')
  return {
    /**
     * PostgreSQL materialises a `with` that is read twice, as for a search; otherwise it is part of the
     * page's query.
     */
    db: db.with(found),
    page,
    total: isSearch
      ? sql<number>`(select count(*)::int from ${found})`
      : sql<number>`(select count(*)::int from ${table} where ${listed})`,
    order: [order(page.sortedBy), order(page.id)],
    /** Beyond the last page there is no row with the total. */
    totalOf: async (rows: readonly { readonly total: number }[]) =>
      rows[0]?.total ?? (offset === 0 ? 0 : db.$count(table, listed)),
  }
}
