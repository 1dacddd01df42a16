import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { and, eq, isNotNull } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { memberships } from '../organisation/tables'
import { memberOfGrant } from '../seats'
import { devices, grants } from '../seats/tables'
import { membersInScope } from './scope'

export async function forceOffline(call: Call<typeof authorisationOperations.forceOffline>) {
  const { db, company, params, audit } = call
  const { companyId } = company
  const [found] = await db
    .select({ grantId: grants.id, mainId: grants.mainId, userId: grants.userId })
    .from(grants)
    .innerJoin(memberships, memberOfGrant)
    .where(
      and(
        eq(grants.companyId, companyId),
        eq(grants.sn, params.sn),
        eq(memberships.phone, params.userPhone),
        membersInScope(db, company),
      ),
    )
  if (!found) throw new Refusal(authorisationRefusals.memberMissing)
  const ended = await db
    .update(grants)
    .set({ onlineSince: null })
    .where(and(eq(grants.companyId, companyId), eq(grants.id, found.grantId), isNotNull(grants.onlineSince)))
    .returning({ id: grants.id })
  if (ended.length === 0) throw new Refusal(authorisationRefusals.notOnline)
  await db
    .update(devices)
    .set({ status: 'inactive' })
    .where(and(eq(devices.companyId, companyId), eq(devices.grantId, found.grantId)))
  audit(found)
  return true as const
}
