import { isDeepStrictEqual } from 'node:util'
import type { connectionsOperations } from '@atrium/contracts/connections/policy'
import { connectionsRefusals } from '@atrium/contracts/connections/refusals'
import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { departments, permissionGroups } from '../organisation/tables'
import { holdConnection, isConnection } from './findConnection'
import type { Joining } from './Joining'
import { connections } from './tables'

/** Departments and groups must be this company’s. Later, those that are deleted count for nothing. */
export async function saveJoining(call: Call<typeof connectionsOperations.saveJoining>) {
  const { db, company, body } = call
  const { companyId } = company
  const { connectionId, joins, follows, departmentId } = body
  const named = { companyId, connectionId }
  const row = await holdConnection(db, named)
  const joining: Joining = {
    joins,
    follows,
    departmentId,
    departments: body.departments,
    groups: body.groups,
  }
  if (isDeepStrictEqual(joining, row.joining)) {
    call.unchanged()
    return true as const
  }
  await requireDepartments(db, companyId, joining)
  await requireGroups(db, companyId, joining)
  await db.update(connections).set({ joining }).where(isConnection(named))
  const say = ({ joins, follows, departments, groups }: Joining) => ({
    connectionName: row.name,
    joins,
    follows,
    mappedDepartments: departments.length,
    mappedGroups: groups.length,
  })
  call.audit({ connectionId, before: say(row.joining), after: say(joining) })
  return true as const
}

async function requireDepartments(db: Connection, companyId: string, joining: Joining): Promise<void> {
  const named = [...joining.departments.map(({ departmentId }) => departmentId), joining.departmentId]
  const ids = [...new Set(named.filter((id) => id !== null))]
  const own = and(eq(departments.companyId, companyId), inArray(departments.id, ids))
  if (ids.length > 0 && (await db.$count(departments, own)) !== ids.length)
    throw new Refusal(connectionsRefusals.departmentMissing)
}

async function requireGroups(db: Connection, companyId: string, joining: Joining): Promise<void> {
  const ids = [...new Set(joining.groups.map(({ groupId }) => groupId))]
  const own = and(eq(permissionGroups.companyId, companyId), inArray(permissionGroups.id, ids))
  if (ids.length > 0 && (await db.$count(permissionGroups, own)) !== ids.length)
    throw new Refusal(connectionsRefusals.groupMissing)
}
