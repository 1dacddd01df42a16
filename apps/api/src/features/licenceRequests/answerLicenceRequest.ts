import type { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { licenceRequestsRefusals } from '@atrium/contracts/licenceRequests/refusals'
import { and, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { sendMessage } from '../../platform/notifications'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { productNames } from '../catalogue'
import { looksAfterAll, refreshMenuCounts } from '../organisation'
import { lockProducts, type TakenSeat, undoMilliseconds, undoTaken } from '../seats'
import { grants, licenceRequests, products } from '../seats/tables'
import { noteMembers } from '../waitingList'
import { answeringScope, onBehalfOf } from './answeringScope'
import { approveRequest, giveSeat, lockBatchFor } from './approveRequest'
import { batchesOf, findOpen, requestsInScope } from './requests'

/**
 * Under the product's lock, like every grant: the second of two administrators finds it answered. One that was approved
 * before gets a seat that is free, even if others wait.
 *
 * @throws Refusal `notEnoughSeats` if it was approved before and no seat is free
 */
export async function grantLicenceRequest(call: Call<typeof licenceRequestsOperations.grantLicenceRequest>) {
  const { db, person, body, now } = call
  const company = await answeringScope(call)
  const batch = await lockBatchFor(db, await findOpen(db, company, body.id), now)
  const request = await findOpen(db, company, body.id)
  if (request.state !== (body.state ?? 'waiting')) throw new Refusal(licenceRequestsRefusals.alreadyAnswered)
  if (batch === undefined) throw new Refusal(licenceRequestsRefusals.notUsable)
  const { userId } = request
  const { mainId } = batch
  const behalf = await onBehalfOf(call, userId)
  const audit = (granted: readonly TakenSeat[]) =>
    call.audit({
      ...behalf,
      requestId: body.id,
      userId,
      mainId,
      granted: granted.map(({ grantId, departmentId }) => ({ grantId, userId, departmentId })),
    })
  const granted = { state: 'granted' as const, position: null, isEscalated: false }
  if (request.state === 'approved') {
    audit(await giveSeat(db, request, mainId, person.userId, now))
    return granted
  }
  const kind = looksAfterAll(company) ? 'company' : 'department'
  const approved = await approveRequest(db, { request, batch, kind, userId: person.userId, now })
  audit(approved.state === 'granted' ? approved.taken : [])
  if (approved.state === 'granted') return granted
  const { state, position, isEscalated } = approved
  return { state, position, isEscalated }
}

/** The company is locked: nobody answers or withdraws it meanwhile. An approved one leaves the waiting list. */
export async function refuseLicenceRequest(
  call: Call<typeof licenceRequestsOperations.refuseLicenceRequest>,
) {
  const { db, person, body, now } = call
  const company = await answeringScope(call)
  const { companyId } = company
  const { id, userId, mainId } = await findOpen(db, company, body.id)
  await db
    .update(licenceRequests)
    .set({ state: 'refused', decidedAt: now, decidedBy: person.userId, answer: body.reason })
    .where(and(eq(licenceRequests.companyId, companyId), eq(licenceRequests.id, id)))
  await noteMembers(db, companyId, [userId])
  call.audit({ ...(await onBehalfOf(call, userId)), requestId: id, userId, mainId, reason: body.reason })
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

/**
 * Undoes the approval of a request. The grant is found by its time, because the request doesn't name the batch.
 */
export async function reopenLicenceRequest(
  call: Call<typeof licenceRequestsOperations.reopenLicenceRequest>,
) {
  const { db, body, now, audit } = call
  const company = await answeringScope(call)
  const { companyId } = company
  const [request] = await db
    .select()
    .from(licenceRequests)
    .where(and(requestsInScope(db, company), eq(licenceRequests.id, body.id)))
  if (!request) throw new Refusal(licenceRequestsRefusals.requestMissing)
  const { userId, decidedAt } = request
  const behalf = await onBehalfOf(call, userId)
  if (request.state === 'approved') {
    await withdrawApproval(db, request, now)
    audit({ ...behalf, requestId: body.id, userId, mainId: request.mainId, undone: [] })
    return true as const
  }
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
  audit({ ...behalf, requestId: body.id, undone })
  return true as const
}

/** The request is pending again, and leaves the waiting list. */
async function withdrawApproval(db: Connection, request: typeof licenceRequests.$inferSelect, now: Date) {
  const { companyId, userId } = request
  const reopened = await db
    .update(licenceRequests)
    .set({ state: 'waiting', approvedAt: null, approvedBy: null, approval: null })
    .where(
      and(
        eq(licenceRequests.companyId, companyId),
        eq(licenceRequests.id, request.id),
        eq(licenceRequests.state, 'approved'),
        ne(licenceRequests.approval, 'automatic'),
        gt(licenceRequests.approvedAt, new Date(now.getTime() - undoMilliseconds)),
      ),
    )
    .returning({ id: licenceRequests.id })
  if (reopened.length === 0) throw new Refusal(licenceRequestsRefusals.cannotReopen)
  await noteMembers(db, companyId, [userId])
  await refreshMenuCounts(db, companyId, 'authorisation')
}
