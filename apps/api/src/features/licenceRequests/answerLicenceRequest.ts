import type { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { licenceRequestsRefusals } from '@atrium/contracts/licenceRequests/refusals'
import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { sendMessage } from '../../platform/notifications'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { statusOf } from '../authorisation'
import { productNames } from '../catalogue'
import { refreshMenuCounts } from '../organisation'
import {
  findFreeSeats,
  findSeekers,
  type LockedProduct,
  lockProducts,
  planSeats,
  takeSeats,
  undoTaken,
} from '../seats'
import { grants, licenceRequests, products } from '../seats/tables'
import { batchesOf, findWaiting, requestsInScope } from './listLicenceRequests'

/** Under the product's lock, like every grant: the second of two administrators finds it answered. */
export async function grantLicenceRequest(call: Call<typeof licenceRequestsOperations.grantLicenceRequest>) {
  const { db, company, body, now } = call
  const { companyId } = company
  const { userId, mainId: requestedId } = await findWaiting(db, company, body.id)
  const request = { companyId, userId, mainId: requestedId }
  const found = await lockBatchFor(db, request, now)
  await findWaiting(db, company, body.id)
  if (found === undefined) throw new Refusal(licenceRequestsRefusals.notUsable)
  const { mainId } = found
  const taken = await takeSeats(db, {
    companyId,
    mainIds: [mainId],
    userIds: [userId],
    from: { source: 'request', sourceId: body.id },
    now,
  })
  call.audit({
    requestId: body.id,
    mainId,
    granted: taken.map(({ grantId, departmentId }) => ({ grantId, userId, departmentId })),
  })
  return true as const
}

interface Wish {
  readonly companyId: string
  readonly userId: string
  /** The first batch of the product. */
  readonly mainId: string
}

/**
 * Locks all batches of a product and finds the one for a member's request: the one that ends last and has a seat for
 * them, or else the one that ends last. Undefined: none is usable.
 */
export async function lockBatchFor(
  db: Connection,
  { companyId, userId, mainId: requestedId }: Wish,
  now: Date,
): Promise<{ readonly mainId: string; readonly hasSeat: boolean } | undefined> {
  const batches = await db
    .select({ mainId: products.mainId })
    .from(products)
    .where(batchesOf(companyId, requestedId))
  const locked = await lockProducts(
    db,
    companyId,
    batches.map(({ mainId }) => mainId),
  )
  const usable = locked
    .filter((product) => !product.isConcurrent && statusOf(product, now) === 'normal')
    .sort(byEnd)
  const seekers = await findSeekers(db, companyId, [userId])
  const usableIds = usable.map(({ mainId }) => mainId)
  const free = await findFreeSeats(db, companyId, usableIds, seekers)
  const withSeat = usableIds.find((id) => planSeats(seekers, free.get(id) ?? []))
  const mainId = withSeat ?? usableIds[0]
  return mainId === undefined ? undefined : { mainId, hasSeat: withSeat !== undefined }
}

/** The latest end first. */
const byEnd = (one: LockedProduct, other: LockedProduct) =>
  (other.endAt?.getTime() ?? Number.POSITIVE_INFINITY) - (one.endAt?.getTime() ?? Number.POSITIVE_INFINITY) ||
  one.mainId.localeCompare(other.mainId)

/** The company is locked: nobody answers or withdraws it meanwhile. */
export async function refuseLicenceRequest(
  call: Call<typeof licenceRequestsOperations.refuseLicenceRequest>,
) {
  const { db, company, body, now } = call
  const { companyId } = company
  const { id, userId, mainId } = await findWaiting(db, company, body.id)
  await db
    .update(licenceRequests)
    .set({ state: 'refused', decidedAt: now, answer: body.reason })
    .where(and(eq(licenceRequests.companyId, companyId), eq(licenceRequests.id, id)))
  call.audit({ requestId: id, userId, mainId, reason: body.reason })
  const [product] = await db
    .select({ name: products.name })
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId)))
  const name = product?.name ?? ''
  const english = await productNames(db, 'en')
  await sendMessage(db, {
    userIds: [userId],
    kind: 'licence',
    companyId,
    title: '授权申请未通过',
    content: `您申请“${name}”的授权未通过。原因：${body.reason}`,
    titleEn: 'Licence not granted',
    contentEn: `Your request for a licence of ${english(name)} was refused. Reason: ${body.reason}`,
    now,
  })
  await refreshMenuCounts(db, companyId, 'authorisation')
  return true as const
}

/** Undoes the grant of a request. The grant is found by its time, because the request doesn't name the batch. */
export async function reopenLicenceRequest(
  call: Call<typeof licenceRequestsOperations.reopenLicenceRequest>,
) {
  const { db, company, body, now, audit } = call
  const { companyId } = company
  const [request] = await db
    .select()
    .from(licenceRequests)
    .where(and(requestsInScope(db, company), eq(licenceRequests.id, body.id)))
  if (!request) throw new Refusal(licenceRequestsRefusals.requestMissing)
  const { userId, decidedAt } = request
  if (request.state !== 'granted' || decidedAt === null)
    throw new Refusal(licenceRequestsRefusals.cannotReopen)
  const batches = await db
    .select({ mainId: products.mainId })
    .from(products)
    .where(batchesOf(companyId, request.mainId))
  const mainIds = batches.map(({ mainId }) => mainId)
  await lockProducts(db, companyId, mainIds)
  const [grant] = await db
    .select({ id: grants.id })
    .from(grants)
    .where(
      and(
        eq(grants.companyId, companyId),
        inArray(grants.mainId, mainIds),
        eq(grants.userId, userId),
        eq(grants.grantedAt, decidedAt),
      ),
    )
  if (!grant) throw new Refusal(licenceRequestsRefusals.cannotReopen)
  const undone = await undoTaken(db, { companyId, grantIds: [grant.id], now })
  if (undone === 'late') throw new Refusal(licenceRequestsRefusals.cannotReopen)
  audit({ requestId: body.id, undone })
  return true as const
}
