import type { Permission } from '@atrium/contracts/wire/permissions'
import { and, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { refreshRoles } from '../features/administrators/notifyPermissionsChanged'
import type { Connection } from '../platform/database/Connection'
import {
  auditRows,
  departments,
  memberships,
  permissionGroupDepartments,
  permissionGroupMembers,
  permissionGroups,
} from '../tables'
import type { DemoTopUp } from './DemoTopUp'
import { demo } from './demo'

interface SeedGroup {
  readonly id: string
  readonly name: string
  readonly permissions: readonly Permission[]
  readonly departmentIds: readonly string[]
  readonly userIds: readonly string[]
  /** Days before now. */
  readonly createdDay: number
}

const { companyId, departmentIds, userIds, groupIds } = demo

const groups: readonly SeedGroup[] = [
  {
    id: groupIds.structure,
    name: '结构条线管理组',
    permissions: ['authorisation', 'allocation', 'departments', 'invitations', 'history'],
    departmentIds: [departmentIds.structure],
    userIds: [userIds.administrator],
    createdDay: 320,
  },
  {
    id: groupIds.bimStandards,
    name: 'BIM标准组管理组',
    permissions: ['authorisation', 'departments', 'invitations'],
    departmentIds: [departmentIds.bimStandards],
    userIds: [userIds.otherAdministrator],
    createdDay: 210,
  },
  {
    id: groupIds.purchasing,
    name: '采购与订单组',
    permissions: ['orders', 'history'],
    departmentIds: [departmentIds.bimStandards, departmentIds.cost],
    userIds: [userIds.otherAdministrator],
    createdDay: 45,
  },
]

/**
 * Permissions and departments of the first company's groups. In a company that has been used, people and
 * departments may be gone; and once somebody changed groups, none is added.
 */
export const demoPermissionGroups: DemoTopUp = {
  async isMissing(db) {
    const ids = groups.map(({ id }) => id)
    const present = await db.$count(
      permissionGroups,
      and(eq(permissionGroups.companyId, companyId), inArray(permissionGroups.id, ids)),
    )
    const changed = await db.$count(
      auditRows,
      and(
        eq(auditRows.companyId, companyId),
        inArray(auditRows.operation, ['addGroup', 'editGroup', 'deleteGroup', 'removeAdministrator']),
      ),
    )
    return present === 0 && changed === 0
  },
  async fill(db, now) {
    const places = await idsOf(db, departments.id, departments)
    const people = await idsOf(
      db,
      memberships.userId,
      memberships,
      ne(memberships.role, 'superAdministrator'),
    )
    for (const group of groups) await addGroup(db, group, { now, places, people })
    await refreshRoles(
      db,
      companyId,
      groups.flatMap((group) => group.userIds),
    )
  },
}

async function idsOf(db: Connection, column: PgColumn, table: PgTable & { companyId: PgColumn }, more?: SQL) {
  const rows = await db
    .select({ id: column })
    .from(table)
    .where(and(eq(table.companyId, companyId), more))
  return new Set(rows.map(({ id }) => String(id)))
}

interface Present {
  readonly now: Date
  readonly places: ReadonlySet<string>
  readonly people: ReadonlySet<string>
}

async function addGroup(db: Connection, group: SeedGroup, { now, places, people }: Present) {
  const groupId = group.id
  const createdAt = new Date(now.getTime() - group.createdDay * 86_400_000)
  const [added] = await db
    .insert(permissionGroups)
    .values({
      companyId,
      id: groupId,
      name: group.name,
      permissions: [...group.permissions],
      createdAt,
      updatedAt: createdAt,
      updatedBy: userIds.superAdministrator,
    })
    .onConflictDoNothing()
    .returning({ id: permissionGroups.id })
  const scope = group.departmentIds.filter((id) => places.has(id))
  const members = group.userIds.filter((id) => people.has(id))
  if (!added) return
  if (scope.length > 0)
    await db
      .insert(permissionGroupDepartments)
      .values(scope.map((departmentId) => ({ companyId, groupId, departmentId })))
  if (members.length > 0)
    await db.insert(permissionGroupMembers).values(members.map((userId) => ({ companyId, groupId, userId })))
}
