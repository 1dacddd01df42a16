import type { departmentsContract } from '@atrium/features/departments/contract'
import { and, eq } from 'drizzle-orm'
import { spellingOf } from '../../platform/spelling/spellingOf'
import type { Call } from '../../ports/Call'
import { findDepartment, isScopeTop, visibleParent } from '../organisation'
import { departments } from '../organisation/tables'
import { refusals } from './refusals'
import { requireFreeName } from './requireFreeName'

export async function editDepartment(call: Call<typeof departmentsContract.editDepartment>) {
  const { db, company, body } = call
  const department = await findDepartment(db, company, body.enterpriseDepartmentId)
  if (company.departmentPaths !== null && isScopeTop(company, department)) throw refusals.scopeTop()
  const isAsSeen =
    body.level === department.level &&
    body.parentId === visibleParent(company, department) &&
    (body.formerName ?? department.name) === department.name
  if (!isAsSeen) throw refusals.departmentChanged()
  if (body.departmentName === department.name) {
    call.unchanged()
    return true as const
  }
  if (department.parentId !== null)
    await requireFreeName(db, company.companyId, department.parentId, body.departmentName)

  await db
    .update(departments)
    .set({ name: body.departmentName, spelling: spellingOf(body.departmentName, 'thing') })
    .where(and(eq(departments.companyId, company.companyId), eq(departments.id, department.id)))
  call.audit({
    departmentId: department.id,
    before: { name: department.name },
    after: { name: body.departmentName },
  })
  return true as const
}
