import { mostGroups } from '@atrium/contracts/administrators/contract'
import type { administratorsOperations } from '@atrium/contracts/administrators/policy'
import { eq } from 'drizzle-orm'
import { randomId } from '../../platform/keys/randomId'
import type { Call } from '../../ports/Call'
import { permissionGroups } from '../organisation/tables'
import { fillGroup } from './fillGroup'
import { refreshRoles } from './refreshRoles'
import { refusals } from './refusals'
import { requireValid } from './requireValid'
import { tellChanged } from './tellChanged'

export async function addGroup(call: Call<typeof administratorsOperations.addGroup>) {
  const { db, company, person, body, now } = call
  const { companyId } = company
  const { groupName, permissions, departmentIds, userIds } = body
  const count = await db.$count(permissionGroups, eq(permissionGroups.companyId, companyId))
  if (count >= mostGroups) throw refusals.tooManyGroups()
  await requireValid(db, companyId, body)
  const groupId = randomId()
  await db.insert(permissionGroups).values({
    companyId,
    id: groupId,
    name: groupName,
    permissions: [...permissions],
    createdAt: now,
    updatedAt: now,
    updatedBy: person.userId,
  })
  await fillGroup(db, companyId, groupId, body)
  await refreshRoles(db, companyId, userIds)
  call.audit({ groupId, after: { name: groupName, permissions, departmentIds, userIds } })
  await tellChanged(call, userIds)
  return { groupId }
}
