import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as tables from '../../../tables'

/** Columns whose names suggest that they identify a person, or how to reach them. */
const namesSomebody =
  /(^|_)(user_id|owner_id|actor_id|entity_id|by|phone|mobile|mail|email|recipient|account|addressee|nickname|real_name)$/

/**
 * Every table that may be about people: it references them, has a column with such a name, or contains arbitrary JSON.
 * New tables are included automatically.
 */
export const tablesAboutPeople: readonly PgTable[] = Object.values<unknown>(tables).filter(
  (table): table is PgTable => is(table, PgTable) && isAboutPeople(table),
)

export function nameOf(table: PgTable): string {
  return getTableConfig(table).name
}

function isAboutPeople(table: PgTable): boolean {
  const refers = getTableConfig(table).foreignKeys.some(
    (key) => nameOf(key.reference().foreignTable) === 'users',
  )
  const columns = Object.values(getTableColumns(table))
  return (
    refers || columns.some(({ name, columnType }) => namesSomebody.test(name) || columnType === 'PgJsonb')
  )
}
