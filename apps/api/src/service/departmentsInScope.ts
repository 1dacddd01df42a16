import { or, type SQL, sql } from 'drizzle-orm'
import { departments } from '../database/schema'
import type { CompanyScope } from './Call'
import { startsWith } from './startsWith'

/** The departments of the person's company that the person may see and change; undefined: all of them. */
export function departmentsInScope({ departmentPaths }: CompanyScope): SQL | undefined {
  if (departmentPaths === null) return undefined
  return or(...departmentPaths.map((path) => startsWith(departments.path, path))) ?? sql`false`
}
