import { inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { contains, containsExactly } from '../../platform/database/contains'
import { isSpelt } from '../../platform/spelling/isSpelt'
import { departmentsNamed } from './departmentsNamed'
import { departments, memberships } from './tables'

/** Members whose phone, name or department, or a department above it, contains the text, or whose name is spelt so. */
export function memberMatches(
  db: Connection,
  companyId: string,
  search: string | undefined,
): SQL | undefined {
  if (!search) return undefined
  const below = sql`(
    select placed.id from ${departments} as placed, unnest(string_to_array(placed.path, '/')) as above
    where placed.company_id = ${companyId} and above in (${departmentsNamed(db, companyId, search)})
  )`
  return or(
    containsExactly(memberships.phone, search),
    contains(memberships.name, search),
    isSpelt(memberships.spelling, search),
    inArray(memberships.departmentId, below),
  )
}
