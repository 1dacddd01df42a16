import type { departmentsContract } from '@atrium/features/departments/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { contains } from '../../platform/database/contains'
import type { Call } from '../../ports/Call'
import {
  departmentsInScope,
  fromTheTop,
  isScopeTop,
  type PlacedDepartment,
  placedDepartment,
  visibleParent,
} from '../organisation'
import { departments } from '../organisation/tables'

export async function listDepartments(call: Call<typeof departmentsContract.listDepartments>) {
  const { db, company, query } = call
  const inCompany = and(eq(departments.companyId, company.companyId), departmentsInScope(company))
  const rows = await db
    .select(placedDepartment)
    .from(departments)
    .where(query.name ? and(inCompany, inArray(departments.id, idsOnPathsTo(query.name))) : inCompany)
    .orderBy(...fromTheTop)
  return rows.map((row) => wireDepartment(company, row))

  /** The matching departments and all above them. */
  function idsOnPathsTo(name: string) {
    return db
      .select({ id: sql<string>`unnest(string_to_array(${departments.path}, '/'))`.as('id') })
      .from(departments)
      .where(and(inCompany, contains(departments.name, name)))
  }
}

export function wireDepartment(
  company: Call<typeof departmentsContract.addDepartment>['company'],
  department: PlacedDepartment,
) {
  return {
    enterpriseDepartmentId: department.id,
    departmentName: department.name,
    parentId: visibleParent(company, department),
    level: department.level,
    isManageable: company.departmentPaths === null || !isScopeTop(company, department),
  }
}
