import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import type { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { licenceRequestsRefusals } from '@atrium/contracts/licenceRequests/refusals'
import { and, eq, inArray } from 'drizzle-orm'
import { randomId } from '../../platform/keys/randomId'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { statusOf } from '../authorisation'
import { refreshMenuCounts } from '../organisation'
import { notifyFewSeats, openStates } from '../seats'
import { grants, licenceRequests, products } from '../seats/tables'
import { noteMembers } from '../waitingList'
import { approveRequest, lockBatchFor } from './approveRequest'
import { isApprovedAutomatically } from './autoApprovals'
import { notifyAdministrators } from './remindOfRequests'
import { batchesOf } from './requests'

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
  const open = await db.$count(
    licenceRequests,
    and(
      eq(licenceRequests.companyId, companyId),
      eq(licenceRequests.userId, userId),
      eq(licenceRequests.mainId, body.mainId),
      inArray(licenceRequests.state, [...openStates]),
    ),
  )
  if (open > 0) throw new Refusal(licenceRequestsRefusals.alreadyAsked)

  const id = randomId()
  await db.insert(licenceRequests).values({ ...request, id, reason: body.reason, appliedAt: now })
  if (await isApprovedAutomatically(db, companyId, body.mainId)) {
    const batch = await lockBatchFor(db, request, now)
    if (batch) {
      const approved = await approveRequest(db, {
        request: { ...request, id },
        batch,
        kind: 'automatic',
        userId: null,
        now,
      })
      const isGranted = approved.state === 'granted'
      call.audit({ requestId: id, userId, mainId: batch.mainId, granted: isGranted ? approved.taken : [] })
      return { id, state: approved.state, position: isGranted ? null : approved.position }
    }
  }
  call.audit({ requestId: id, userId, mainId: body.mainId })
  await notifyAdministrators(db, { ...request, id, appliedAt: now }, { isReminder: false, now })
  await refreshMenuCounts(db, companyId, 'authorisation')
  await notifyFewSeats(db, { companyId, mainIds: [body.mainId], now })
  return { id, state: 'waiting' as const, position: null }
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
  if (!openStates.some((state) => state === request.state))
    throw new Refusal(licenceRequestsRefusals.alreadyAnswered)
  await db.update(licenceRequests).set({ state: 'withdrawn', decidedAt: now }).where(own)
  await noteMembers(db, company.companyId, [person.userId])
  call.audit({ requestId: request.id, userId: person.userId, mainId: request.mainId })
  await refreshMenuCounts(db, company.companyId, 'authorisation')
  return true as const
}
