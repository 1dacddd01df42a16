import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { departmentsInScope } from './departmentsInScope'
import { departments } from './tables'

/** Whether the department of a row is one that the person may see and change; undefined: all are. */
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
