import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * All rows of a query as one value, for a statement that asks several things at once. `T` is a row as JSON has it:
 * points in time are texts.
 */
export const rowsOf = <T>(query: SQLWrapper): SQL<T[]> =>
  sql<T[]>`(select coalesce(jsonb_agg(to_jsonb(found)), '[]'::jsonb) from ${query} found)`

/** The columns of such a query, by the names that its rows have for them. */
export const columns = <K extends string>(chosen: Readonly<Record<K, SQLWrapper>>) =>
  Object.fromEntries(
    Object.entries<SQLWrapper>(chosen).map(([name, column]) => [name, sql`${column}`.as(name)]),
  ) as Record<K, SQL.Aliased>
