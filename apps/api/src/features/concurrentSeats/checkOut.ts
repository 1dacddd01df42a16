import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { and, eq, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publishInPassing } from '../../platform/events'
import { randomId } from '../../platform/keys/randomId'
import { Refusal } from '../../platform/refusal/Refusal'
import { holdersOf } from '../organisation'
import { silentMilliseconds } from '../ownProducts'
import { seatCheckouts } from '../seats/tables'
import { dayOf, recordUseOf } from '../use'
import { findHoldings, findPath, lockPool } from './findPool'
import { placeFor } from './placeFor'
import { seatDenials, seatPeaks } from './tables'

export type Checkout = typeof seatCheckouts.$inferSelect
type CheckoutEnd = NonNullable<Checkout['endedBecause']>

interface Wish {
  readonly companyId: string
  readonly userId: string
  /** Any batch of the product. */
  readonly mainId: string
  readonly mid: string
  readonly deviceName: string
  /** Ends the person's use on another device. */
  readonly takesOver: boolean
}

type Outcome = { readonly inUse: number; readonly total: number } & (
  | { readonly state: 'checkedOut'; readonly checkout: Checkout }
  | { readonly state: 'inUseElsewhere'; readonly deviceName: string }
  | { readonly state: 'full' }
)

/**
 * Takes a concurrent seat for a member and a device. The same device gets its checkout again; another one takes over
 * if it asks for that. A denial is counted. The company is locked already, so that nobody moves or leaves meanwhile;
 * this locks the batches.
 *
 * @throws Refusal `missing`, `notConcurrent` or `notUsable`
 */
export async function checkOut(db: Connection, wish: Wish, now: Date): Promise<Outcome> {
  const { companyId, userId, mid, deviceName } = wish
  const { first, batches } = await lockPool(db, companyId, wish.mainId, now)
  const path = await findPath(db, companyId, userId)
  if (!path) throw new Refusal(authorisationRefusals.memberMissing)
  const mainIds = batches.map(({ mainId }) => mainId)
  await endSilent(db, { companyId, product: first }, now)
  const own = await findOwn(db, companyId, userId, first)
  const isUsable = own && mainIds.includes(own.mainId) && path.includes(own.departmentId)
  if (own && isUsable && own.mid === mid)
    return { state: 'checkedOut', checkout: await keepOn(db, own, now), ...(await counts()) }
  if (own && isUsable && !wish.takesOver)
    return { state: 'inUseElsewhere', deviceName: own.deviceName, ...(await counts()) }
  if (own) await end(db, own, isUsable ? 'takenOver' : 'stopped', now)

  const holdings = await findHoldings(db, companyId, mainIds)
  // Who takes over keeps the seat, even one beyond those that were bought.
  const place = own && isUsable ? own : placeFor(path, batches, holdings)
  const { inUse, total } = sumUp(holdings)
  if (!place) {
    await countDenial(db, { companyId, mainId: first, departmentId: path.at(-1) ?? '' }, now)
    return { state: 'full', inUse, total }
  }
  const [checkout] = await db
    .insert(seatCheckouts)
    .values({
      companyId,
      id: randomId(),
      mainId: place.mainId,
      product: first,
      userId,
      departmentId: place.departmentId,
      mid,
      deviceName,
      startedAt: now,
      seenAt: now,
      endsAt: endOf(now),
    })
    .returning()
  if (!checkout) throw new Error('The checkout was not stored.')
  await notePeak(db, { companyId, mainId: first, peak: inUse + 1, total }, now)
  await recordUseOf(db, { companyId, userId, mainId: first }, now)
  await tell(db, { companyId, product: first })
  return { state: 'checkedOut', checkout, inUse: inUse + 1, total }

  async function counts() {
    return sumUp(await findHoldings(db, companyId, mainIds))
  }
}

const endOf = (now: Date) => new Date(now.getTime() + silentMilliseconds)

function sumUp(holdings: Awaited<ReturnType<typeof findHoldings>>) {
  return {
    inUse: holdings.reduce((sum, holding) => sum + holding.inUse, 0),
    total: holdings.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

/**
 * Silent checkouts give their seats back now. A report that comes at the same moment waits for this, or this for the
 * report, and whichever is second sees what the first one did.
 */
async function endSilent(
  db: Connection,
  { companyId, product }: Pick<Checkout, 'companyId' | 'product'>,
  now: Date,
  except = '',
): Promise<void> {
  await db
    .update(seatCheckouts)
    .set({ endedAt: now, endedBecause: 'silent' })
    .where(
      and(
        eq(seatCheckouts.companyId, companyId),
        eq(seatCheckouts.product, product),
        ne(seatCheckouts.id, except),
        isNull(seatCheckouts.endedAt),
        lte(seatCheckouts.endsAt, now),
      ),
    )
}

async function findOwn(db: Connection, companyId: string, userId: string, product: string) {
  const [own] = await db
    .select()
    .from(seatCheckouts)
    .where(
      and(
        eq(seatCheckouts.companyId, companyId),
        eq(seatCheckouts.userId, userId),
        eq(seatCheckouts.product, product),
        isNull(seatCheckouts.endedAt),
      ),
    )
    .for('update')
  return own
}

const itself = ({ companyId, id }: Pick<Checkout, 'companyId' | 'id'>) =>
  and(eq(seatCheckouts.companyId, companyId), eq(seatCheckouts.id, id))

/** The seat stays in use, and the use is recorded on each day. The row is locked. */
export async function keepOn(
  db: Connection,
  checkout: Checkout,
  now: Date,
  place: Partial<Pick<Checkout, 'mainId' | 'departmentId'>> = {},
): Promise<Checkout> {
  const [kept = checkout] = await db
    .update(seatCheckouts)
    .set({ seenAt: now, endsAt: endOf(now), ...place })
    .where(itself(checkout))
    .returning()
  const { companyId, userId, product } = checkout
  if (dayOf(checkout.seenAt) !== dayOf(now))
    await recordUseOf(db, { companyId, userId, mainId: product }, now)
  return kept
}

/** Ends a checkout that has not ended. */
export async function end(
  db: Connection,
  checkout: Pick<Checkout, 'companyId' | 'id' | 'product'>,
  because: CheckoutEnd,
  now: Date,
): Promise<boolean> {
  const ended = await db
    .update(seatCheckouts)
    .set({ endedAt: now, endedBecause: because })
    .where(and(itself(checkout), isNull(seatCheckouts.endedAt)))
    .returning({ id: seatCheckouts.id })
  if (ended.length > 0) await tell(db, checkout)
  return ended.length > 0
}

/** Pages of administrators show the uses of this moment. Uses that become silent end without anybody's act. */
async function tell(
  db: Connection,
  { companyId, product }: Pick<Checkout, 'companyId' | 'product'>,
): Promise<void> {
  await publishInPassing(db, {
    userIds: await holdersOf(db, companyId, 'authorisation'),
    target: 'OnConcurrentUse',
    payload: { enterPriseId: companyId, mainId: product },
  })
}

interface Denied {
  readonly companyId: string
  readonly mainId: string
  readonly departmentId: string
}

async function countDenial(db: Connection, denied: Denied, now: Date): Promise<void> {
  await db
    .insert(seatDenials)
    .values({ ...denied, day: dayOf(now), count: 1 })
    .onConflictDoUpdate({
      target: [seatDenials.companyId, seatDenials.mainId, seatDenials.day, seatDenials.departmentId],
      set: { count: sql`${seatDenials.count} + 1` },
    })
}

type Peak = Omit<typeof seatPeaks.$inferInsert, 'day'>

async function notePeak(db: Connection, peak: Peak, now: Date): Promise<void> {
  await db
    .insert(seatPeaks)
    .values({ ...peak, day: dayOf(now) })
    .onConflictDoUpdate({
      target: [seatPeaks.companyId, seatPeaks.mainId, seatPeaks.day],
      set: { peak: sql`excluded.peak`, total: sql`excluded.total` },
      setWhere: sql`excluded.peak > ${seatPeaks.peak}`,
    })
}

/**
 * Takes a seat again for a checkout that was silent, or whose seat is out of the member's reach. Undefined: it has
 * ended meanwhile, or no seat is free. Locks the batches, so call it before the checkout is locked.
 */
export async function keepAnother(
  db: Connection,
  checkout: Checkout,
  now: Date,
): Promise<Checkout | undefined> {
  const { companyId, userId, mainId } = checkout
  const { batches } = await lockPool(db, companyId, mainId, now)
  const [still] = await db
    .select()
    .from(seatCheckouts)
    .where(and(itself(checkout), isNull(seatCheckouts.endedAt)))
    .for('update')
  const path = await findPath(db, companyId, userId)
  if (!still || !path) return undefined
  const mainIds = batches.map((batch) => batch.mainId)
  await endSilent(db, still, now, checkout.id)
  const holdings = (await findHoldings(db, companyId, mainIds)).map((holding) =>
    holding.mainId === still.mainId && holding.departmentId === still.departmentId
      ? { ...holding, inUse: holding.inUse - 1 }
      : holding,
  )
  const place = placeFor(path, batches, holdings)
  if (!place) return undefined
  const kept = await keepOn(db, still, now, place)
  await tell(db, still)
  return kept
}
