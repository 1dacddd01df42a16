import type { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { deepestLevel } from '@atrium/contracts/departments/contract'
import { departmentsRefusals } from '@atrium/contracts/departments/refusals'
import { Refusal } from '../../platform/refusal/Refusal'
import { spellingOf } from '../../platform/spelling/spellingOf'
import type { Call } from '../../ports/Call'
import { findDepartment } from '../organisation'
import { departments } from '../organisation/tables'
import { wireDepartment } from './listDepartments'
import { requireFreeName } from './requireFreeName'

export async function addDepartment(call: Call<typeof departmentChangesOperations.addDepartment>) {
  const { db, company, body, now } = call
  const parent = await findDepartment(db, company, body.parentId)
  if (parent.level >= deepestLevel) throw new Refusal(departmentsRefusals.tooDeep)
  if (body.level !== parent.level + 1) throw new Refusal(departmentsRefusals.departmentChanged)
  await requireFreeName(db, company.companyId, parent.id, body.departmentName)

  const id = crypto.randomUUID()
  const added = {
    id,
    parentId: parent.id,
    name: body.departmentName,
    level: parent.level + 1,
    path: `${parent.path}${id}/`,
    spelling: spellingOf(body.departmentName, 'thing'),
  }
  await db.insert(departments).values({ ...added, companyId: company.companyId, createdAt: now })
  call.audit({ departmentId: id, parentId: parent.id, after: { name: added.name } })
  return wireDepartment(company, added, 0)
}
