import { administratorsRefusals } from '@atrium/contracts/administrators/refusals'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import { departments, memberships, permissionGroups } from '../organisation/tables'

/** The stored content of a group. */
export interface SavedGroup {
  readonly groupName: string
  readonly departmentIds: readonly string[]
  readonly userIds: readonly string[]
}

/** @throws Refusal unless name, departments and members are valid; `groupId` is the group itself */
export async function requireValid(db: Connection, companyId: string, saved: SavedGroup, groupId = '') {
  await requireFreeName(db, companyId, saved.groupName, groupId)
  const places = await db
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), inArray(departments.id, [...saved.departmentIds])))
  const gone = without(
    saved.departmentIds,
    places.map(({ id }) => id),
  )
  if (gone.length > 0) throw new Refusal(administratorsRefusals.departmentGone({ ids: gone }))
  if (saved.userIds.length === 0) return
  const people = await db
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), inArray(memberships.userId, [...saved.userIds])))
  const left = without(
    saved.userIds,
    people.map(({ userId }) => userId),
  )
  if (left.length > 0) throw new Refusal(administratorsRefusals.memberGone({ ids: left }))
  const supers = people.filter(({ role }) => role === 'superAdministrator')
  if (supers.length > 0)
    throw new Refusal(administratorsRefusals.holdsEverything({ ids: supers.map(({ userId }) => userId) }))
}

function without(required: readonly string[], found: readonly string[]): string[] {
  const there = new Set(found)
  return required.filter((id) => !there.has(id))
}

async function requireFreeName(db: Connection, companyId: string, name: string, groupId: string) {
  const others = await db.$count(
    permissionGroups,
    and(
      eq(permissionGroups.companyId, companyId),
      eq(permissionGroups.name, name),
      ne(permissionGroups.id, groupId),
    ),
  )
  if (others > 0) throw new Refusal(administratorsRefusals.nameTaken)
}
