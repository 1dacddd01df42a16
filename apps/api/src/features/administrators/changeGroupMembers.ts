import { and, eq, inArray } from 'drizzle-orm'
import type { CompanyCall } from '../../ports/Call'
import { permissionGroupMembers, permissionGroups } from '../organisation/tables'
import { findGroup, type Group } from './groups'
import { notifyPermissionsChanged, refreshRoles } from './notifyPermissionsChanged'
import { requireValid } from './requireValid'

interface Difference {
  readonly groupId: string
  /** Members of the company who aren't in the group. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/**
 * Adds members to a permission group and removes others, for a directory.
 *
 * @returns the audit row's subject, and what notifies them: call it last
 * @throws Refusal if a new one has left the company, or is the super administrator
 */
export async function changeGroupMembers(
  call: Pick<CompanyCall, 'db' | 'company' | 'now'>,
  { groupId, added, removed }: Difference,
) {
  const { db, company, now } = call
  const { companyId } = company
  const group = await findGroup(db, companyId, groupId)
  await requireValid(db, companyId, { groupName: group.name, departmentIds: [], userIds: added }, groupId)
  const before = await membersOf(call, group)
  if (removed.length > 0)
    await db
      .delete(permissionGroupMembers)
      .where(
        and(
          eq(permissionGroupMembers.companyId, companyId),
          eq(permissionGroupMembers.groupId, groupId),
          inArray(permissionGroupMembers.userId, [...removed]),
        ),
      )
  if (added.length > 0)
    await db
      .insert(permissionGroupMembers)
      .values(added.map((userId) => ({ companyId, groupId, userId })))
      .onConflictDoNothing()
  await db
    .update(permissionGroups)
    .set({ version: group.version + 1, updatedAt: now, updatedBy: '' })
    .where(and(eq(permissionGroups.companyId, companyId), eq(permissionGroups.id, groupId)))
  const affected = [...added, ...removed]
  await refreshRoles(db, companyId, affected)
  const { name } = group
  const after = await membersOf(call, group)
  return {
    subject: { groupId, before: { name, userIds: before }, after: { name, userIds: after } },
    notify: () => notifyPermissionsChanged(call, affected),
  }
}

async function membersOf({ db, company }: Pick<CompanyCall, 'db' | 'company'>, { id }: Group) {
  const rows = await db
    .select({ userId: permissionGroupMembers.userId })
    .from(permissionGroupMembers)
    .where(
      and(eq(permissionGroupMembers.companyId, company.companyId), eq(permissionGroupMembers.groupId, id)),
    )
    .orderBy(permissionGroupMembers.userId)
  return rows.map(({ userId }) => userId)
}
