import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { departments } from '../database/schema'
import { departmentIdsOf } from '../seats'

/** How a department is shown, by its id: the names from the top down, joined by `/`. Two queries for any number. */
export async function departmentPathNames(
  db: Connection,
  companyId: string,
  departmentIds: readonly string[],
): Promise<(departmentId: string) => string> {
  const own = await findDepartments(db, companyId, departmentIds)
  const above = await findDepartments(
    db,
    companyId,
    own.flatMap(({ path }) => departmentIdsOf(path)),
  )
  const names = new Map(above.map(({ id, name }) => [id, name]))
  const shown = new Map(
    own.map(({ id, path }) => [
      id,
      departmentIdsOf(path)
        .map((part) => names.get(part) ?? '')
        .join('/'),
    ]),
  )
  return (departmentId) => shown.get(departmentId) ?? ''
}

async function findDepartments(db: Connection, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: departments.id, name: departments.name, path: departments.path })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), inArray(departments.id, [...new Set(ids)])))
}
