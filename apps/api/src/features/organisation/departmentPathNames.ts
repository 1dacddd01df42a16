import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../../platform/database/Connection'
import { departments } from './tables'

/** How a department is shown, by its id: the names from the top down, joined by `/`. One query for any number. */
export async function departmentPathNames(
  db: Connection,
  companyId: string,
  departmentIds: readonly string[],
): Promise<(departmentId: string) => string> {
  if (departmentIds.length === 0) return () => ''
  const above = alias(departments, 'above')
  const rows = await db
    .select({
      id: departments.id,
      name: sql<string>`string_agg(${above.name}, '/' order by ${above.level})`,
    })
    .from(departments)
    .innerJoin(
      above,
      and(
        eq(above.companyId, departments.companyId),
        sql`${above.id} = any(string_to_array(${departments.path}, '/'))`,
      ),
    )
    .where(and(eq(departments.companyId, companyId), inArray(departments.id, [...new Set(departmentIds)])))
    .groupBy(departments.id)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (departmentId) => names.get(departmentId) ?? ''
}
