import { and, eq, ne } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { statusOf } from '../authorisation'
import { refreshMenuCounts } from '../organisation'
import {
  findFreeSeats,
  findKeptForUndo,
  findSeekers,
  type LockedProduct,
  lockProducts,
  planSeats,
  type TakenSeat,
  takeSeats,
} from '../seats'
import { licenceRequests, products } from '../seats/tables'
import { noteMembers, openWaitingList, waitersFor } from '../waitingList'
import { waitingSeats } from '../waitingList/tables'
import { notifyApproved } from './notifyApproved'
import { batchesOf, positionOf } from './requests'

interface Wish {
  readonly companyId: string
  readonly userId: string
  /** The first batch of the product. */
  readonly mainId: string
}

/** The batch for a request. */
interface Batch {
  readonly mainId: string
  /** The department with a free seat; undefined: none is free. */
  readonly departmentId: string | undefined
}

/**
 * Locks all batches of a product and finds the one for a member's request: the one that ends last and has a seat for
 * them, or else the one that ends last. Undefined: none is usable.
 */
export async function lockBatchFor(
  db: Connection,
  { companyId, userId, mainId: requestedId }: Wish,
  now: Date,
): Promise<Batch | undefined> {
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
  const found = usableIds.map((mainId) => ({
    mainId,
    departmentId: planSeats(seekers, free.get(mainId) ?? [])?.[0]?.departmentId,
  }))
  return found.find(({ departmentId }) => departmentId !== undefined) ?? found[0]
}

/** The latest end first. */
const byEnd = (one: LockedProduct, other: LockedProduct) =>
  (other.endAt?.getTime() ?? Number.POSITIVE_INFINITY) - (one.endAt?.getTime() ?? Number.POSITIVE_INFINITY) ||
  one.mainId.localeCompare(other.mainId)

interface Approval {
  readonly request: Wish & { readonly id: string }
  /** From {@link lockBatchFor}. */
  readonly batch: Batch
  readonly kind: NonNullable<(typeof licenceRequests.$inferSelect)['approval']>
  /** Who approves it; null: nobody in person. */
  readonly userId: string | null
  readonly now: Date
}

type Approved =
  | { readonly state: 'granted'; readonly taken: readonly TakenSeat[] }
  | { readonly state: 'approved'; readonly position: number; readonly isEscalated: boolean }

/**
 * Approves a pending request under the locks of its product: the member gets a free seat that nobody else waits for, or
 * else joins the waiting list, where their place counts from now on.
 */
export async function approveRequest(db: Connection, approval: Approval): Promise<Approved> {
  const { request, batch, now } = approval
  const { companyId, userId } = request
  const { mainId } = batch
  const departmentId = await seatFor(db, approval)
  if (departmentId !== undefined && !(await isAwaited(db, request, departmentId)))
    return { state: 'granted', taken: await giveSeat(db, request, mainId, approval.userId, now) }
  const approved = { approvedAt: now, approvedBy: approval.userId, approval: approval.kind }
  await db
    .update(licenceRequests)
    .set({ state: 'approved', ...approved })
    .where(isRequest(request))
  await openWaitingList(db, companyId, now)
  // Somebody who waits by a rule keeps their place.
  await db
    .insert(waitingSeats)
    .values({ companyId, userId, mainId: request.mainId, since: now, requestId: request.id })
    .onConflictDoUpdate({
      target: [waitingSeats.companyId, waitingSeats.mainId, waitingSeats.userId],
      set: { ruleId: null, requestId: request.id },
    })
  await noteMembers(db, companyId, [userId])
  const [place] = await db
    .select({ position: positionOf(db) })
    .from(waitingSeats)
    .where(and(eq(waitingSeats.companyId, companyId), eq(waitingSeats.requestId, request.id)))
  const position = place?.position ?? 1
  // A seat that is free goes to the first one in a moment.
  const isEscalated = departmentId === undefined && approval.kind !== 'company'
  await notifyApproved(db, { request, kind: approval.kind, position, isEscalated, now })
  await refreshMenuCounts(db, companyId, 'authorisation')
  return { state: 'approved', position, isEscalated }
}

/** The department with a seat for the request; an automatic approval leaves alone what undo may still need. */
async function seatFor(db: Connection, { request, batch, kind, now }: Approval): Promise<string | undefined> {
  const { mainId, departmentId } = batch
  if (departmentId === undefined || kind !== 'automatic') return departmentId
  const seekers = await findSeekers(db, request.companyId, [request.userId])
  const free = (await findFreeSeats(db, request.companyId, [mainId], seekers)).get(mainId)
  const keptOf = await findKeptForUndo(db, request.companyId, [mainId], now)
  const count = free?.find((seats) => seats.departmentId === departmentId)?.free ?? 0
  return count > keptOf(mainId, departmentId) ? departmentId : undefined
}

/** Gives the member of a request a free seat, and stores who decided it. */
export async function giveSeat(
  db: Connection,
  request: Approval['request'],
  mainId: string,
  decidedBy: string | null,
  now: Date,
): Promise<readonly TakenSeat[]> {
  const { companyId, userId, id } = request
  const from = { source: 'request', sourceId: id } as const
  const taken = await takeSeats(db, { companyId, mainIds: [mainId], userIds: [userId], from, now })
  await db.update(licenceRequests).set({ decidedBy }).where(isRequest(request))
  return taken
}

const isRequest = ({ companyId, id }: Approval['request']) =>
  and(eq(licenceRequests.companyId, companyId), eq(licenceRequests.id, id))

/** Whether somebody else waits for a seat of the product that the department owns. */
export async function isAwaited(
  db: Connection,
  { companyId, userId, mainId }: Wish,
  departmentId: string,
): Promise<boolean> {
  const isOther = ne(waitingSeats.userId, userId)
  const waiters = waitersFor(db, {
    companyId,
    product: mainId,
    departmentIds: [departmentId],
    which: isOther,
  })
  const [other] = await waiters.limit(1)
  return other !== undefined
}
