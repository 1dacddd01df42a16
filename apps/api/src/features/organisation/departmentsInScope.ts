import { or, type SQL, sql } from 'drizzle-orm'
import { startsWith } from '../../platform/database/startsWith'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { departments } from './tables'

/** The departments of the person's company that the person may see and change; undefined: all of them. */
export function departmentsInScope({ departmentPaths }: CompanyScope): SQL | undefined {
  if (departmentPaths === null) return undefined
  return or(...departmentPaths.map((path) => startsWith(departments.path, path))) ?? sql`false`
}
