import type { administratorsOperations } from '@atrium/contracts/administrators/policy'
import { and, eq, inArray } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { permissionGroupMembers, permissionGroups } from '../organisation/tables'
import { findGroup } from './findGroup'
import { peopleOf, placesOf } from './placesOf'
import { refreshRoles } from './refreshRoles'
import { tellChanged } from './tellChanged'
import { wireMembers } from './wireMembers'

export async function previewDeleteGroup(call: Call<typeof administratorsOperations.previewDeleteGroup>) {
  const { db, company, query } = call
  const { companyId } = company
  const group = await findGroup(db, companyId, query.groupId)
  const people = await peopleOf(db, companyId, [group.id])
  const groupsOf = await countGroups()
  const members = await wireMembers(call, people)
  return {
    groupName: group.name,
    permissions: group.permissions,
    members: members.map(({ row: _, ...member }) => ({
      ...member,
      staysAdministrator: (groupsOf.get(member.userId) ?? 0) > 1,
    })),
  }

  async function countGroups(): Promise<ReadonlyMap<string, number>> {
    if (people.length === 0) return new Map()
    const ids = people.map(({ userId }) => userId)
    const rows = await db
      .select({ userId: permissionGroupMembers.userId })
      .from(permissionGroupMembers)
      .where(
        and(eq(permissionGroupMembers.companyId, companyId), inArray(permissionGroupMembers.userId, ids)),
      )
    const counts = new Map<string, number>()
    for (const { userId } of rows) counts.set(userId, (counts.get(userId) ?? 0) + 1)
    return counts
  }
}

export async function deleteGroup(call: Call<typeof administratorsOperations.deleteGroup>) {
  const { db, company, query } = call
  const { companyId } = company
  const { id, name, permissions } = await findGroup(db, companyId, query.groupId)
  const departmentIds = (await placesOf(db, companyId, [id])).map(({ departmentId }) => departmentId)
  const userIds = (await peopleOf(db, companyId, [id])).map(({ userId }) => userId)
  // Departments and members of the group go with it.
  await db
    .delete(permissionGroups)
    .where(and(eq(permissionGroups.companyId, companyId), eq(permissionGroups.id, id)))
  await refreshRoles(db, companyId, userIds)
  call.audit({ groupId: id, before: { name, permissions, departmentIds, userIds } })
  await tellChanged(call, userIds)
  return true as const
}
