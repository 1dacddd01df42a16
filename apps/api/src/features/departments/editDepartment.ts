import type { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { departmentNameLength } from '@atrium/contracts/departments/contract'
import { departmentsRefusals } from '@atrium/contracts/departments/refusals'
import { codePoints } from '@atrium/contracts/wire/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { InvalidInput } from '../../platform/refusal/InvalidInput'
import { Refusal } from '../../platform/refusal/Refusal'
import { spellingOf } from '../../platform/spelling/spellingOf'
import type { Call } from '../../ports/Call'
import { auditRows } from '../audit/tables'
import { findDepartment, isScopeTop, type PlacedDepartment, visibleParent } from '../organisation'
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
  call.audit(await renameDepartment(db, company.companyId, department, body.departmentName))
  return true as const
}

/**
 * @returns the audit row's subject
 * @throws Refusal if a sibling has the name
 */
export async function renameDepartment(
  db: Connection,
  companyId: string,
  department: PlacedDepartment,
  name: string,
) {
  if (department.parentId !== null) await requireFreeName(db, companyId, department.parentId, name)
  await db
    .update(departments)
    .set({ name, spelling: spellingOf(name, 'thing') })
    .where(and(eq(departments.companyId, companyId), eq(departments.id, department.id)))
  return { departmentId: department.id, before: { name: department.name }, after: { name } }
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
