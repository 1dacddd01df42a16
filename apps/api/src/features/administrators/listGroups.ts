import type { administratorsOperations } from '@atrium/contracts/administrators/policy'
import { asc, desc, eq } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { permissionGroups } from '../organisation/tables'
import { peopleOf, placesOf } from './placesOf'

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
