import type { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import type { departmentsOperations } from '@atrium/contracts/departments/policy'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { contains } from '../../platform/database/contains'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import type { Call } from '../../ports/Call'
import {
  departmentOf,
  departmentsInScope,
  fromTheTop,
  isScopeTop,
  type PlacedDepartment,
  placedDepartment,
  visibleParent,
} from '../organisation'
import { departments, memberships } from '../organisation/tables'

type ListOperation =
  | typeof departmentsOperations.listDepartments
  | typeof departmentsOperations.listLicenceDepartments

/** The departments in the caller's scope, which depends on the permission that the operation needs. */
export async function listDepartments(call: Call<ListOperation>) {
  const { db, company, query } = call
  const inCompany = and(eq(departments.companyId, company.companyId), departmentsInScope(company))
  const rows = await db
    .select(placedDepartment)
    .from(departments)
    .where(query.name ? and(inCompany, inArray(departments.id, idsOnPathsTo(query.name))) : inCompany)
    .orderBy(...fromTheTop)
  const members = await countMembers(db, company)
  return rows.map((row) => wireDepartment(company, row, members.get(row.id) ?? 0))

  /** The matching departments and all their ancestors. */
  function idsOnPathsTo(name: string) {
    return db
      .select({ id: sql<string>`unnest(string_to_array(${departments.path}, '/'))`.as('id') })
      .from(departments)
      .where(and(inCompany, contains(departments.name, name)))
  }
}

export function wireDepartment(
  company: Call<typeof departmentChangesOperations.addDepartment>['company'],
  department: PlacedDepartment,
  memberCount: number,
) {
  return {
    enterpriseDepartmentId: department.id,
    departmentName: department.name,
    parentId: visibleParent(company, department),
    level: department.level,
    isManageable: company.departmentPaths === null || !isScopeTop(company, department),
    memberCount,
  }
}

/** Members of each department and its descendants. */
async function countMembers(db: Connection, company: CompanyScope): Promise<Map<string, number>> {
  const seated = await db
    .select({ path: departments.path, members: count() })
    .from(memberships)
    .innerJoin(departments, departmentOf(memberships))
    .where(and(eq(memberships.companyId, company.companyId), departmentsInScope(company)))
    .groupBy(departments.path)
  const counts = new Map<string, number>()
  for (const { path, members } of seated)
    for (const id of path.split('/')) counts.set(id, (counts.get(id) ?? 0) + members)
  return counts
}
