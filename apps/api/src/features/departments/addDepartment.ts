import type { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { deepestLevel } from '@atrium/contracts/departments/contract'
import { departmentsRefusals } from '@atrium/contracts/departments/refusals'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import { spellingOf } from '../../platform/spelling/spellingOf'
import type { Call } from '../../ports/Call'
import { findDepartment, type PlacedDepartment } from '../organisation'
import { departments } from '../organisation/tables'
import { wireDepartment } from './listDepartments'
import { requireFreeName } from './requireFreeName'

export async function addDepartment(call: Call<typeof departmentChangesOperations.addDepartment>) {
  const { db, company, body, now } = call
  const parent = await findDepartment(db, company, body.parentId)
  if (parent.level >= deepestLevel) throw new Refusal(departmentsRefusals.tooDeep)
  if (body.level !== parent.level + 1) throw new Refusal(departmentsRefusals.departmentChanged)
  const added = await insertDepartment(db, {
    companyId: company.companyId,
    parent,
    name: body.departmentName,
    now,
  })
  call.audit({ departmentId: added.id, parentId: parent.id, after: { name: added.name } })
  return wireDepartment(company, added, 0)
}

interface NewDepartment {
  readonly companyId: string
  readonly parent: PlacedDepartment
  readonly name: string
  readonly now: Date
}

/** @throws Refusal if it would be too deep, or a sibling has the name */
export async function insertDepartment(db: Connection, { companyId, parent, name, now }: NewDepartment) {
  if (parent.level >= deepestLevel) throw new Refusal(departmentsRefusals.tooDeep)
  await requireFreeName(db, companyId, parent.id, name)
  const id = crypto.randomUUID()
  const added = {
    id,
    parentId: parent.id,
    name,
    level: parent.level + 1,
    path: `${parent.path}${id}/`,
    spelling: spellingOf(name, 'thing'),
  }
  await db.insert(departments).values({ ...added, companyId, createdAt: now })
  return added
}
