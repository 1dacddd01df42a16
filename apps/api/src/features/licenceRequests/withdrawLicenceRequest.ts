import type { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { and, eq } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { tellMenus } from '../organisation'
import { licenceRequests } from '../seats/tables'
import { refusals } from './refusals'

export async function withdrawLicenceRequest(
  call: Call<typeof licenceRequestsOperations.withdrawLicenceRequest>,
) {
  const { db, company, person, body, now } = call
  const own = and(
    eq(licenceRequests.companyId, company.companyId),
    eq(licenceRequests.userId, person.userId),
    eq(licenceRequests.id, body.id),
  )
  const [request] = await db.select().from(licenceRequests).where(own)
  if (!request) throw refusals.requestMissing()
  if (request.state !== 'waiting') throw refusals.alreadyAnswered()
  await db.update(licenceRequests).set({ state: 'withdrawn', decidedAt: now }).where(own)
  call.audit({ requestId: request.id, userId: person.userId, mainId: request.mainId })
  await tellMenus(db, company.companyId, 'authorisation')
  return true as const
}
