import { and, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { startsWith } from '../../platform/database/startsWith'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { departments } from './tables'

/** The departments in scope that others above them in it pass seats on to; see `isScopeTop`. */
export function departmentsBelowTops({ departmentPaths }: CompanyScope): SQL {
  if (departmentPaths === null) return isNotNull(departments.parentId)
  const below = departmentPaths.map((path) =>
    and(startsWith(departments.path, path), ne(departments.path, path)),
  )
  return or(...below) ?? sql`false`
}
