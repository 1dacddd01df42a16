import type { administratorsContract } from '@atrium/features/administrators/contract'
import { and, eq } from 'drizzle-orm'
import { memberships } from '../database/schema'
import type { Call } from '../service/Call'
import { leaveGroups } from './leaveGroups'
import { refreshRoles } from './refreshRoles'
import { refusals } from './refusals'
import { tellChanged } from './tellChanged'

export async function removeAdministrator(call: Call<typeof administratorsContract.removeAdministrator>) {
  const { db, company, query } = call
  const { companyId } = company
  const [member] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, query.userId)))
  if (member?.role === 'superAdministrator') throw refusals.isSuperAdministrator()
  const left = await leaveGroups(db, companyId, [query.userId])
  if (left.length === 0) throw refusals.administratorMissing()
  await refreshRoles(db, companyId, [query.userId])
  call.audit({ userId: query.userId, before: { groupIds: left.map(({ groupId }) => groupId) } })
  await tellChanged(call, [query.userId])
  return true as const
}
