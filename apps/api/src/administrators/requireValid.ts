import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { departments, memberships, permissionGroups } from '../database/schema'
import { refusals } from './refusals'

/** What is saved of a group. */
export interface SavedGroup {
  readonly groupName: string
  readonly departmentIds: readonly string[]
  readonly userIds: readonly string[]
}

/** @throws a refusal unless name, departments and members are as they must be; `groupId` is the group itself. */
export async function requireValid(db: Connection, companyId: string, saved: SavedGroup, groupId = '') {
  await requireFreeName(db, companyId, saved.groupName, groupId)
  const places = await db.$count(
    departments,
    and(eq(departments.companyId, companyId), inArray(departments.id, [...saved.departmentIds])),
  )
  if (places < saved.departmentIds.length) throw refusals.departmentGone()
  if (saved.userIds.length === 0) return
  const people = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), inArray(memberships.userId, [...saved.userIds])))
  if (people.length < saved.userIds.length) throw refusals.memberGone()
  if (people.some(({ role }) => role === 'superAdministrator')) throw refusals.holdsEverything()
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
  if (others > 0) throw refusals.nameTaken()
}
