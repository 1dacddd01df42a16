import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as tables from '../../../tables'

/** What a column is called that says who somebody is, or how to reach them. */
const namesSomebody =
  /(^|_)(user_id|owner_id|actor_id|entity_id|by|phone|mobile|mail|email|recipient|account|addressee|nickname|real_name)$/

/**
 * Every table in which a person may stand: it refers to people, has a column called as if it did, or takes whatever
 * JSON it is given. A new one is among them by itself.
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
