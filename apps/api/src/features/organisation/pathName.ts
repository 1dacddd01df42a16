import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { departments } from './tables'

/** How the department that a query joins is shown: the names from the top down, joined by `/`. */
export function pathName(): SQL<string> {
  const above = alias(departments, 'above')
  return sql<string>`(
    select string_agg(${above.name}, '/' order by ${above.level}) from ${departments} "above"
    where ${above.companyId} = ${departments.companyId}
      and ${above.id} = any(string_to_array(${departments.path}, '/'))
  )`
}
