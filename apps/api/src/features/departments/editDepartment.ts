import type { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { departmentNameLength } from '@atrium/contracts/departments/contract'
import { departmentsRefusals } from '@atrium/contracts/departments/refusals'
import { codePoints } from '@atrium/contracts/wire/contract'
import { and, eq, sql } from 'drizzle-orm'
import { InvalidInput } from '../../platform/refusal/InvalidInput'
import { Refusal } from '../../platform/refusal/Refusal'
import { spellingOf } from '../../platform/spelling/spellingOf'
import type { Call } from '../../ports/Call'
import { auditRows } from '../audit/tables'
import { findDepartment, isScopeTop, visibleParent } from '../organisation'
import { departments } from '../organisation/tables'
import { requireFreeName } from './requireFreeName'

type Renaming = Call<typeof departmentChangesOperations.editDepartment>

export async function editDepartment(call: Renaming) {
  const { db, company, body } = call
  const department = await findDepartment(db, company, body.enterpriseDepartmentId)
  if (company.departmentPaths !== null && isScopeTop(company, department))
    throw new Refusal(departmentsRefusals.scopeTop)
  const isAsSeen =
    body.level === department.level &&
    body.parentId === visibleParent(company, department) &&
    (body.formerName ?? department.name) === department.name
  if (!isAsSeen) throw new Refusal(departmentsRefusals.departmentChanged)
  if (body.departmentName === department.name) {
    call.unchanged()
    return true as const
  }
  if (codePoints(body.departmentName) > departmentNameLength) await requireFormerName(call)
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

/**
 * A company's top department is first named after the company, whose name may be longer: undoing a rename must be able
 * to restore it.
 */
async function requireFormerName({ db, company, body }: Renaming): Promise<void> {
  const renamings = and(
    eq(auditRows.companyId, company.companyId),
    eq(auditRows.operation, 'editDepartment'),
    sql`${auditRows.subject} ->> 'departmentId' = ${body.enterpriseDepartmentId}`,
    sql`${auditRows.subject} -> 'before' ->> 'name' = ${body.departmentName}`,
  )
  if ((await db.$count(auditRows, renamings)) > 0) return
  const message = `must have at most ${departmentNameLength} characters`
  throw new InvalidInput([{ path: 'body.departmentName', message }])
}
