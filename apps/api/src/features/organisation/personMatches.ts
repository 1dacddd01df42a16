import { inArray, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Connection } from '../../platform/database/Connection'
import { contains, containsExactly } from '../../platform/database/contains'
import { isSpelt } from '../../platform/spelling/isSpelt'
import { departmentsNamed } from './departmentsNamed'

interface Columns {
  readonly name: PgColumn
  readonly phone: PgColumn
  readonly departmentId: PgColumn
  /** Of the name, where it is kept. */
  readonly spelling?: PgColumn
}

/** Whether the name, phone or department of a row contains the text, or the name is spelt so; undefined: none is looked for. */
export function personMatches(
  db: Connection,
  companyId: string,
  { name, phone, departmentId, spelling }: Columns,
  search: string | undefined,
): SQL | undefined {
  if (!search) return undefined
  return or(
    contains(name, search),
    containsExactly(phone, search),
    spelling && isSpelt(spelling, search),
    inArray(departmentId, departmentsNamed(db, companyId, search)),
  )
}
