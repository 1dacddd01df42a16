import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * All rows of a query as one value, for a statement with several queries. `T` is a row in JSON: times are
 * texts.
 */
export const rowsOf = <T>(query: SQLWrapper): SQL<T[]> =>
  sql<T[]>`(select coalesce(jsonb_agg(to_jsonb(found)), '[]'::jsonb) from ${query} found)`

/** The columns of such a query by name. */
export const columns = <K extends string>(chosen: Readonly<Record<K, SQLWrapper>>) =>
  Object.fromEntries(
    Object.entries<SQLWrapper>(chosen).map(([name, column]) => [name, sql`${column}`.as(name)]),
  ) as Record<K, SQL.Aliased>
