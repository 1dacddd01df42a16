import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { contains, containsExactly } from '../../platform/database/contains'
import { departments, memberships } from './tables'

/** Members whose phone, name or department, or a department above it, contains the text. */
export function memberMatches(
  db: Connection,
  companyId: string,
  search: string | undefined,
): SQL | undefined {
  if (!search) return undefined
  const named = db
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), contains(departments.name, search)))
  const below = sql`(
    select placed.id from ${departments} as placed, unnest(string_to_array(placed.path, '/')) as above
    where placed.company_id = ${companyId} and above in (${named})
  )`
  return or(
    containsExactly(memberships.phone, search),
    contains(memberships.name, search),
    inArray(memberships.departmentId, below),
  )
}
