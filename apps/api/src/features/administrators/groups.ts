import { mostGroups } from '@atrium/contracts/administrators/contract'
import type { administratorsOperations } from '@atrium/contracts/administrators/policy'
import { administratorsRefusals } from '@atrium/contracts/administrators/refusals'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import {
  memberships,
  permissionGroupDepartments,
  permissionGroupMembers,
  permissionGroups,
} from '../organisation/tables'
import { notifyPermissionsChanged, refreshRoles } from './notifyPermissionsChanged'
import { peopleOf, placesOf } from './placesOf'
import { requireValid, type SavedGroup } from './requireValid'
import { wireMembers } from './wireMembers'

export type Group = typeof permissionGroups.$inferSelect

/** @throws Refusal 404 when the company has no such group */
export async function findGroup(db: Connection, companyId: string, groupId: string): Promise<Group> {
  const [group] = await db
    .select()
    .from(permissionGroups)
    .where(and(eq(permissionGroups.companyId, companyId), eq(permissionGroups.id, groupId)))
  if (!group) throw new Refusal(administratorsRefusals.groupMissing)
  return group
}

/** Adds the saved departments and members to an empty group. */
export async function fillGroup(
  db: Connection,
  companyId: string,
  groupId: string,
  { departmentIds, userIds }: SavedGroup,
): Promise<void> {
  await db
    .insert(permissionGroupDepartments)
    .values(departmentIds.map((departmentId) => ({ companyId, groupId, departmentId })))
  if (userIds.length === 0) return
  await db.insert(permissionGroupMembers).values(userIds.map((userId) => ({ companyId, groupId, userId })))
}

export async function addGroup(call: Call<typeof administratorsOperations.addGroup>) {
  const { db, company, person, body, now } = call
  const { companyId } = company
  const { groupName, permissions, departmentIds, userIds } = body
  const count = await db.$count(permissionGroups, eq(permissionGroups.companyId, companyId))
  if (count >= mostGroups) throw new Refusal(administratorsRefusals.tooManyGroups)
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
  await notifyPermissionsChanged(call, userIds)
  return { groupId }
}

export async function getGroup(call: Call<typeof administratorsOperations.getGroup>) {
  const { db, company, query } = call
  const { companyId } = company
  const group = await findGroup(db, companyId, query.groupId)
  const places = await placesOf(db, companyId, [group.id])
  const people = await peopleOf(db, companyId, [group.id])
  return {
    groupId: group.id,
    groupName: group.name,
    permissions: group.permissions,
    departmentIds: places.map(({ departmentId }) => departmentId),
    members: (await wireMembers(call, people)).map(({ row: _, ...member }) => member),
    version: group.version,
    updatedAt: group.updatedAt.toISOString(),
    updatedBy: await nameOf(db, companyId, group.updatedBy),
  }
}

/** The company's name for the person; empty for one who has left. */
async function nameOf(db: Connection, companyId: string, userId: string): Promise<string> {
  const [person] = await db
    .select({ name: memberships.name })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
  return person?.name ?? ''
}

const named = 3

export async function listGroups({ db, company }: Call<typeof administratorsOperations.listGroups>) {
  const groups = await db
    .select()
    .from(permissionGroups)
    .where(eq(permissionGroups.companyId, company.companyId))
    .orderBy(desc(permissionGroups.createdAt), asc(permissionGroups.id))
  const ids = groups.map(({ id }) => id)
  const places = await placesOf(db, company.companyId, ids)
  const people = await peopleOf(db, company.companyId, ids)
  return groups.map((group) => {
    const below = places.filter(({ groupId }) => groupId === group.id)
    const members = people.filter(({ groupId }) => groupId === group.id)
    return {
      groupId: group.id,
      groupName: group.name,
      permissions: group.permissions,
      departmentNames: below.slice(0, named).map(({ name }) => name),
      departmentCount: below.length,
      memberNames: members.slice(0, named).map(({ name, phone }) => name || phone),
      memberCount: members.length,
      createdAt: group.createdAt.toISOString(),
    }
  })
}

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
  // Deletes the group's departments and members as well.
  await db
    .delete(permissionGroups)
    .where(and(eq(permissionGroups.companyId, companyId), eq(permissionGroups.id, id)))
  await refreshRoles(db, companyId, userIds)
  call.audit({ groupId: id, before: { name, permissions, departmentIds, userIds } })
  await notifyPermissionsChanged(call, userIds)
  return true as const
}
