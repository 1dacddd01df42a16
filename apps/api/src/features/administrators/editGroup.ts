import type { administratorsOperations } from '@atrium/contracts/administrators/policy'
import { administratorsRefusals } from '@atrium/contracts/administrators/refusals'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { permissionGroupDepartments, permissionGroupMembers, permissionGroups } from '../organisation/tables'
import { fillGroup, findGroup } from './groups'
import { notifyPermissionsChanged, refreshRoles } from './notifyPermissionsChanged'
import { peopleOf, placesOf } from './placesOf'
import { requireValid } from './requireValid'

export async function editGroup(call: Call<typeof administratorsOperations.editGroup>) {
  const { db, company, person, body, now } = call
  const { companyId } = company
  const group = await findGroup(db, companyId, body.groupId)
  const before = await contentOf(db, companyId, group)
  const { departmentIds, userIds } = body
  const after = { name: body.groupName, permissions: body.permissions, departmentIds, userIds }
  if (isSame(before, after)) {
    call.unchanged()
    return true as const
  }
  if (group.version !== body.version) throw new Refusal(administratorsRefusals.changedMeanwhile)
  await requireValid(db, companyId, body, group.id)

  await db
    .update(permissionGroups)
    .set({
      name: body.groupName,
      permissions: [...body.permissions],
      version: group.version + 1,
      updatedAt: now,
      updatedBy: person.userId,
    })
    .where(and(eq(permissionGroups.companyId, companyId), eq(permissionGroups.id, group.id)))
  await emptyGroup(db, companyId, group.id)
  await fillGroup(db, companyId, group.id, body)

  const reachesAll = !isSame({ ...before, name: '', userIds: [] }, { ...after, name: '', userIds: [] })
  const affected = reachesAll ? [...before.userIds, ...userIds] : difference(before.userIds, userIds)
  await refreshRoles(db, companyId, affected)
  call.audit({ groupId: group.id, before, after })
  await notifyPermissionsChanged(call, affected)
  return true as const
}

interface Content {
  readonly name: string
  readonly permissions: readonly string[]
  readonly departmentIds: readonly string[]
  readonly userIds: readonly string[]
}

async function contentOf(
  db: Connection,
  companyId: string,
  { id, name, permissions }: typeof permissionGroups.$inferSelect,
): Promise<Content> {
  const places = await placesOf(db, companyId, [id])
  const people = await peopleOf(db, companyId, [id])
  return {
    name,
    permissions,
    departmentIds: places.map(({ departmentId }) => departmentId),
    userIds: people.map(({ userId }) => userId),
  }
}

async function emptyGroup(db: Connection, companyId: string, groupId: string) {
  await db
    .delete(permissionGroupDepartments)
    .where(
      and(
        eq(permissionGroupDepartments.companyId, companyId),
        eq(permissionGroupDepartments.groupId, groupId),
      ),
    )
  await db
    .delete(permissionGroupMembers)
    .where(and(eq(permissionGroupMembers.companyId, companyId), eq(permissionGroupMembers.groupId, groupId)))
}

/** Whether both have the same content, in any order. */
const isSame = (one: Content, other: Content) =>
  one.name === other.name &&
  (['permissions', 'departmentIds', 'userIds'] as const).every(
    (key) => difference(one[key], other[key]).length === 0,
  )

/** Values in only one of the two. */
const difference = (one: readonly string[], other: readonly string[]) => [
  ...one.filter((value) => !other.includes(value)),
  ...other.filter((value) => !one.includes(value)),
]
