import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import type { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { licenceRequestsRefusals } from '@atrium/contracts/licenceRequests/refusals'
import { and, eq } from 'drizzle-orm'
import { randomId } from '../../platform/keys/randomId'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { statusOf } from '../authorisation'
import { refreshMenuCounts } from '../organisation'
import { notifyFewSeats, takeSeats } from '../seats'
import { grants, licenceRequests, products } from '../seats/tables'
import { lockBatchFor } from './answerLicenceRequest'
import { isApprovedAutomatically } from './autoApprovals'
import { batchesOf } from './listLicenceRequests'
import { notifyAdministrators } from './remindOfRequests'

/** The company is locked: two clicks make one request, and nothing is granted meanwhile. */
export async function requestLicence(call: Call<typeof licenceRequestsOperations.requestLicence>) {
  const { db, company, person, body, now } = call
  const { companyId } = company
  const { userId } = person
  const batches = await db
    .select({ product: products, grantId: grants.id })
    .from(products)
    .leftJoin(
      grants,
      and(
        eq(grants.companyId, products.companyId),
        eq(grants.mainId, products.mainId),
        eq(grants.userId, userId),
      ),
    )
    .where(batchesOf(companyId, body.mainId))
  const first = batches.find(({ product }) => product.mainId === body.mainId)
  if (!first || first.product.batchOf) throw new Refusal(authorisationRefusals.productMissing)
  if (batches.every(({ product }) => product.isConcurrent))
    throw new Refusal(authorisationRefusals.concurrent)
  const usable = batches.filter(({ product }) => !product.isConcurrent && statusOf(product, now) === 'normal')
  if (usable.length === 0) throw new Refusal(licenceRequestsRefusals.notUsable)
  if (usable.some(({ grantId }) => grantId !== null)) throw new Refusal(licenceRequestsRefusals.alreadyHeld)
  const request = { companyId, userId, mainId: body.mainId, state: 'waiting' as const }
  const waiting = await db.$count(
    licenceRequests,
    and(
      eq(licenceRequests.companyId, companyId),
      eq(licenceRequests.userId, userId),
      eq(licenceRequests.mainId, body.mainId),
      eq(licenceRequests.state, 'waiting'),
    ),
  )
  if (waiting > 0) throw new Refusal(licenceRequestsRefusals.alreadyAsked)

  const id = randomId()
  await db.insert(licenceRequests).values({ ...request, id, reason: body.reason, appliedAt: now })
  if (await isApprovedAutomatically(db, companyId, body.mainId)) {
    const found = await lockBatchFor(db, request, now)
    if (found?.hasSeat) {
      const from = { source: 'request', sourceId: id } as const
      const granted = await takeSeats(db, {
        companyId,
        mainIds: [found.mainId],
        userIds: [userId],
        from,
        now,
      })
      call.audit({ requestId: id, userId, mainId: found.mainId, granted })
      return { id, state: 'granted' as const }
    }
  }
  call.audit({ requestId: id, userId, mainId: body.mainId })
  await notifyAdministrators(db, { ...request, id, appliedAt: now }, { isReminder: false, now })
  await refreshMenuCounts(db, companyId, 'authorisation')
  await notifyFewSeats(db, { companyId, mainIds: [body.mainId], now })
  return { id, state: 'waiting' as const }
}

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
  if (!request) throw new Refusal(licenceRequestsRefusals.requestMissing)
  if (request.state !== 'waiting') throw new Refusal(licenceRequestsRefusals.alreadyAnswered)
  await db.update(licenceRequests).set({ state: 'withdrawn', decidedAt: now }).where(own)
  call.audit({ requestId: request.id, userId: person.userId, mainId: request.mainId })
  await refreshMenuCounts(db, company.companyId, 'authorisation')
  return true as const
}
