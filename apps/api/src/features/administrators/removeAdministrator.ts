import type { administratorsOperations } from '@atrium/contracts/administrators/policy'
import { administratorsRefusals } from '@atrium/contracts/administrators/refusals'
import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { leaveGroups } from '../organisation'
import { memberships, permissionGroups } from '../organisation/tables'
import { notifyPermissionsChanged, refreshRoles } from './notifyPermissionsChanged'

export async function removeAdministrator(call: Call<typeof administratorsOperations.removeAdministrator>) {
  const { db, company, query } = call
  const { companyId } = company
  const [member] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, query.userId)))
  if (member?.role === 'superAdministrator') throw new Refusal(administratorsRefusals.isSuperAdministrator)
  const left = await leaveGroups(db, companyId, [query.userId])
  if (left.length === 0) throw new Refusal(administratorsRefusals.administratorMissing)
  await refreshRoles(db, companyId, [query.userId])
  const groupIds = left.map(({ groupId }) => groupId)
  const groupNames = await namesOfGroups(db, companyId, groupIds)
  call.audit({ userId: query.userId, before: { groupIds, groupNames } })
  await notifyPermissionsChanged(call, [query.userId])
  return true as const
}

/** The current names: the history shows them when the groups no longer exist. */
async function namesOfGroups(db: Connection, companyId: string, groupIds: readonly string[]) {
  const groups = await db
    .select({ name: permissionGroups.name })
    .from(permissionGroups)
    .where(and(eq(permissionGroups.companyId, companyId), inArray(permissionGroups.id, [...groupIds])))
  return groups.map(({ name }) => name).sort()
}
