import { permissions as all, type Permission } from '@atrium/contracts/wire/permissions'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { permissionGroupDepartments, permissionGroupMembers, permissionGroups } from '../../tables'

interface GroupInput {
  readonly companyId: string
  readonly userId: string
  readonly departmentIds: readonly string[]
  /** Default: all. */
  readonly permissions?: readonly Permission[]
}

/** Puts a sub-administrator into a separate group, instead of their other groups. */
export async function lookAfter(db: Connection, looking: GroupInput): Promise<void> {
  const { companyId, userId, departmentIds, permissions = all } = looking
  const groupId = `own-${userId}`
  const at = new Date('2026-01-05T01:00:00Z')
  await leaveGroups(db, companyId, userId)
  await db.insert(permissionGroups).values({
    companyId,
    id: groupId,
    name: groupId,
    permissions: [...permissions],
    createdAt: at,
    updatedAt: at,
  })
  await db
    .insert(permissionGroupDepartments)
    .values(departmentIds.map((departmentId) => ({ companyId, groupId, departmentId })))
  await db.insert(permissionGroupMembers).values({ companyId, groupId, userId })
}

export async function leaveGroups(db: Connection, companyId: string, userId: string): Promise<void> {
  await db
    .delete(permissionGroupMembers)
    .where(and(eq(permissionGroupMembers.companyId, companyId), eq(permissionGroupMembers.userId, userId)))
  await db
    .delete(permissionGroups)
    .where(and(eq(permissionGroups.companyId, companyId), eq(permissionGroups.id, `own-${userId}`)))
}
