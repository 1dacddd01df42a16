import type { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import type { Call } from '../../ports/Call'
import { statusOf } from '../authorisation'
import { findFreeSeats, findSeekers, type LockedProduct, lockProducts, planSeats, takeSeats } from '../seats'
import { products } from '../seats/tables'
import { batchesOf } from './batches'
import { refusals } from './refusals'
import { findWaiting } from './scope'

/** Under the lock of the product, as every grant: of two administrators the second finds it answered. */
export async function grantLicenceRequest(call: Call<typeof licenceRequestsOperations.grantLicenceRequest>) {
  const { db, company, body, now } = call
  const { companyId } = company
  const { userId, mainId: asked } = await findWaiting(db, company, body.id)
  const batches = await db
    .select({ mainId: products.mainId })
    .from(products)
    .where(batchesOf(companyId, asked))
  const locked = await lockProducts(
    db,
    companyId,
    batches.map(({ mainId }) => mainId),
  )
  await findWaiting(db, company, body.id)
  const usable = locked.filter((product) => statusOf(product, now) === 'normal').sort(byEnd)
  const seekers = await findSeekers(db, companyId, [userId])
  const usableIds = usable.map(({ mainId }) => mainId)
  const free = await findFreeSeats(db, companyId, usableIds, seekers)
  const mainId = usableIds.find((id) => planSeats(seekers, free.get(id) ?? [])) ?? usableIds[0]
  if (mainId === undefined) throw refusals.notUsable()
  const taken = await takeSeats(db, { companyId, mainIds: [mainId], userIds: [userId], now })
  call.audit({
    requestId: body.id,
    mainId,
    granted: taken.map(({ grantId, departmentId }) => ({ grantId, userId, departmentId })),
  })
  return true as const
}

/** What lasts longest first. */
const byEnd = (one: LockedProduct, other: LockedProduct) =>
  (other.endAt?.getTime() ?? Number.POSITIVE_INFINITY) - (one.endAt?.getTime() ?? Number.POSITIVE_INFINITY) ||
  one.mainId.localeCompare(other.mainId)
