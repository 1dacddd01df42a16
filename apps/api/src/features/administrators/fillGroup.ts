import type { Connection } from '../../platform/database/Connection'
import { permissionGroupDepartments, permissionGroupMembers } from '../organisation/tables'
import type { SavedGroup } from './requireValid'

/** Gives a group without departments and members those that were saved. */
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
