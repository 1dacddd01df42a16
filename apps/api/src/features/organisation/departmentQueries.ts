import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Connection } from '../../platform/database/Connection'
import { contains } from '../../platform/database/contains'
import { startsWith } from '../../platform/database/startsWith'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { departments } from './tables'

/** Ids on a department's path, from the top down to itself. */
export const departmentIdsOf = (path: string): string[] => path.split('/').filter((id) => id !== '')

/** Whether the person administers every department: a super administrator, or a sub-administrator of the top one. */
export const looksAfterAll = ({ departmentPaths }: Pick<CompanyScope, 'departmentPaths'>): boolean =>
  departmentPaths === null || departmentPaths.some((path) => /^[^/]+\/$/.test(path))

/** The joined department's full name: the names from the top down, joined by `/`. */
export function pathName(): SQL<string> {
  const above = alias(departments, 'above')
  return sql<string>`(
    select string_agg(${above.name}, '/' order by ${above.level}) from ${departments} "above"
    where ${above.companyId} = ${departments.companyId}
      and ${above.id} = any(string_to_array(${departments.path}, '/'))
  )`
}

/** The ids of the company's departments whose names contain the text. */
export const departmentsNamed = (db: Connection, companyId: string, search: string) =>
  db
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), contains(departments.name, search)))

/** Full names of departments by id: the names from the top down, joined by `/`. One query for any number. */
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

/** The departments in the person's scope; undefined: all of them. */
export function departmentsInScope({ departmentPaths }: CompanyScope): SQL | undefined {
  if (departmentPaths === null) return undefined
  return or(...departmentPaths.map((path) => startsWith(departments.path, path))) ?? sql`false`
}

/** Departments in scope with another one above them in scope that passes seats on; see `isScopeTop`. */
export function departmentsBelowTops({ departmentPaths }: CompanyScope): SQL {
  if (departmentPaths === null) return isNotNull(departments.parentId)
  const below = departmentPaths.map((path) =>
    and(startsWith(departments.path, path), ne(departments.path, path)),
  )
  return or(...below) ?? sql`false`
}

/** Whether the department of a row is in the person's scope; undefined: all are. */
export function isInScope(db: Connection, company: CompanyScope, departmentId: PgColumn): SQL | undefined {
  const within = departmentsInScope(company)
  if (within === undefined) return undefined
  return inArray(
    departmentId,
    db
      .select({ id: departments.id })
      .from(departments)
      .where(and(eq(departments.companyId, company.companyId), within)),
  )
}
