import type { licenceUseOperations } from '@atrium/contracts/licenceUse/policy'
import { licenceUseRefusals } from '@atrium/contracts/licenceUse/refusals'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { findReclaim } from './findReclaim'
import { notifyKept } from './notifyHolders'
import { findWaiting } from './runReclaims'
import { reclaims } from './tables'

/** Members who would still have lost their licence are told that they keep it. */
export async function cancelReclaim(call: Call<typeof licenceUseOperations.cancelReclaim>) {
  const { db, company, body, now, audit } = call
  const { companyId } = company
  const { id, mainId } = await findReclaim(db, call, body.reclaimId)
  const cancelled = await db
    .update(reclaims)
    .set({ state: 'cancelled' })
    .where(and(eq(reclaims.companyId, companyId), eq(reclaims.id, id), eq(reclaims.state, 'planned')))
    .returning({ id: reclaims.id })
  if (cancelled.length === 0) throw new Refusal(licenceUseRefusals.notPlanned)
  const userIds = await findWaiting(db, { companyId, id }, now)
  audit({ reclaimId: id, mainId, userIds })
  await notifyKept(db, { companyId, mainId, userIds, now })
  return true as const
}
