import { and, asc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import { departmentsInScope, pathName } from '../organisation'
import { departments } from '../organisation/tables'
import { closeness } from './closeness'
import { nearest } from './nearest'
import type { Scopes } from './scopesOf'

export interface DepartmentRow {
  readonly enterpriseDepartmentId: string
  readonly departmentName: string
  readonly fullName: string
}

export function departmentsNear(
  db: Connection,
  companyId: string,
  { departments: scope }: Scopes,
  term: string,
) {
  const near = nearest({
    table: departments,
    id: departments.id,
    listed: scope ? and(eq(departments.companyId, companyId), departmentsInScope(scope)) : sql`false`,
    closeness: closeness(departments, term),
  })
  return rowsOf<DepartmentRow>(
    db
      .select(
        columns({
          enterpriseDepartmentId: departments.id,
          departmentName: departments.name,
          fullName: pathName(),
        }),
      )
      .from(near.from)
      .innerJoin(departments, and(eq(departments.companyId, companyId), eq(departments.id, near.id)))
      .orderBy(near.place, asc(departments.level), asc(departments.name), asc(near.id)),
  )
}
