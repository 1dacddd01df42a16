import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { permissionGroups } from '../organisation/tables'
import { refusals } from './refusals'

export type Group = typeof permissionGroups.$inferSelect

/** @throws a 404 refusal when the company has no such group. */
export async function findGroup(db: Connection, companyId: string, groupId: string): Promise<Group> {
  const [group] = await db
    .select()
    .from(permissionGroups)
    .where(and(eq(permissionGroups.companyId, companyId), eq(permissionGroups.id, groupId)))
  if (!group) throw refusals.groupMissing()
  return group
}
