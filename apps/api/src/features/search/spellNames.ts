import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from '../../platform/database/Connection'
import { spellingOf } from '../../platform/spelling/spellingOf'
import type { Naming } from '../../platform/spelling/syllablesOf'
import { orderItems } from '../orders/tables'
import { departments, memberships } from '../organisation/tables'
import { products } from '../seats/tables'

interface Named {
  readonly table: PgTable & { readonly spelling: PgColumn }
  readonly name: PgColumn
  readonly naming: Naming
}

const named: readonly Named[] = [
  { table: memberships, name: memberships.name, naming: 'person' },
  { table: departments, name: departments.name, naming: 'thing' },
  { table: products, name: products.name, naming: 'thing' },
  { table: orderItems, name: orderItems.productName, naming: 'thing' },
]

/** Many people share a name, so each name is computed once for all of them. */
const namesAtOnce = 5000

/** Computes missing spellings: of rows from before spellings existed, and of rows written by other statements. */
export async function spellNames(db: Connection): Promise<void> {
  for (const each of named) while (await spellSome(db, each));
}

async function spellSome(db: Connection, { table, name, naming }: Named): Promise<boolean> {
  const unspelt: SQL = sql`${table.spelling} is null`
  const rows = await db
    .selectDistinct({ name: sql<string>`${name}` })
    .from(table)
    .where(unspelt)
    .limit(namesAtOnce)
  if (rows.length === 0) return false
  const names = rows.map((row) => row.name)
  const spelt = names.map((text) => ({ text, spelling: spellingOf(text, naming) }))
  await db.execute(sql`
    update ${table} set spelling = known.spelling
    from jsonb_to_recordset(${JSON.stringify(spelt)}::jsonb) as known(text text, spelling text)
    where ${unspelt} and ${name} = known.text`)
  return true
}
