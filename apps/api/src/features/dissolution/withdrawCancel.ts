import type { dissolutionOperations } from '@atrium/contracts/account/policy'
import { and, eq } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { findPending } from './findRequest'
import { refusals } from './refusals'
import { dissolutions } from './tables'

export async function withdrawCancel(call: Call<typeof dissolutionOperations.withdrawCancel>) {
  const { db, now, company } = call
  const pending = await findPending(db, company.companyId)
  if (!pending) throw refusals.notRequested()
  await db
    .update(dissolutions)
    .set({ status: 'withdrawn', decidedAt: now })
    .where(and(eq(dissolutions.companyId, company.companyId), eq(dissolutions.id, pending.id)))
  call.audit({ requestId: pending.id })
  return true as const
}
