import { endGroups } from '@atrium/contracts/renewals/contract'
import type { renewalsOperations } from '@atrium/contracts/renewals/policy'
import { idleLong } from '@atrium/contracts/shared/use/contract'
import { and, count, eq, gt, isNotNull, max, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Connection } from '../../platform/database/Connection'
import { isAmong } from '../../platform/database/isAmong'
import type { Call } from '../../ports/Call'
import { isSoughtProduct, productNames } from '../catalogue'
import { seatPeaks } from '../concurrentSeats/tables'
import { yuan } from '../orders'
import { findCut, resolveCut } from '../seatCuts'
import { grants, licenceRequests, products } from '../seats/tables'
import { dayOf, daysBefore, daysBetween, isIdle } from '../use'
import { licenceUseDays } from '../use/tables'
import { waitingSeats } from '../waitingList/tables'
import { type EndingBatch, findBatches } from './findBatches'
import { datedTermsOf, yearTermOf } from './renewalPrice'

type ListCall = Call<typeof renewalsOperations.listRenewals>
type EndGroup = (typeof endGroups)[number]

/** Days over which the busiest one is looked for. */
const peakDays = 90

/** A company has at most some hundred batches, so they are filtered and counted here; only the page's use is read. */
export async function listRenewals({ db, company, query, language, now }: ListCall) {
  const { companyId } = company
  const nameOf = await productNames(db, language)
  const all = await findBatches(db, companyId, now)
  const isMatch = await findMatches(db, companyId, query.searchCondition)
  const found = all
    .filter(({ mainId }) => isMatch(mainId))
    .map((batch) => ({ ...batch, ...endOf(batch.endAt, now) }))
  const listed = found.filter(({ status }) => query.ends === undefined || status === query.ends)
  const page = listed.slice((query.pageIndex - 1) * query.pageSize, query.pageIndex * query.pageSize)
  const idleOf = await countIdle(db, companyId, now)
  const waitingOf = await countWaiting(db, companyId, all, now)
  const isNamedOnly = ({ isOnly, concurrent }: EndingBatch) => isOnly && !concurrent
  const peakOf = await findPeaks(
    db,
    companyId,
    page.filter(isNamedOnly).map(({ first }) => first),
    now,
  )
  const atOnceOf = await findMostAtOnce(
    db,
    companyId,
    page.filter(({ concurrent }) => concurrent).map(({ first }) => first),
    now,
  )
  const list = []
  for (const { status, daysLeft, ...batch } of page) {
    const term = batch.sold && yearTermOf(batch.sold.chosen)
    const use = batch.concurrent
      ? useAtOnce(atOnceOf(batch.first), batch.concurrent.seatsThatStay)
      : {
          used: batch.used,
          idle: idleOf(batch),
          peak: batch.isOnly ? peakOf(batch.first) : null,
          waiting: waitingOf(batch.mainId),
        }
    list.push({
      mainId: batch.mainId,
      productName: nameOf(batch.name),
      endTime: batch.endAt.toISOString(),
      leftDays: daysLeft,
      status,
      seats: batch.seats,
      isConcurrent: batch.concurrent !== undefined,
      totalCount: batch.total,
      usedCount: use.used,
      idleCount: use.idle,
      peakCount: use.peak,
      waitingCount: use.waiting,
      suggestedSeats: forecastSeats(use),
      yearPrice: term ? yuan(term.price) : null,
      durations: batch.sold ? datedTermsOf(batch.sold.chosen).map(({ months }) => months) : [],
      obstacle: !batch.sold ? ('notSold' as const) : batch.orderNo ? ('ordered' as const) : null,
      orderNo: batch.orderNo ?? null,
      endingSeats: await cutOf(db, { companyId, mainId: batch.mainId }, now),
    })
  }
  return {
    totalItems: listed.length,
    list,
    counts: endGroups.flatMap((status) => {
      const count = found.filter((batch) => batch.status === status).length
      return count > 0 ? [{ status, count }] : []
    }),
  }
}

interface SeatUse {
  readonly used: number
  /** Seats that nobody has used for a long time; null: use isn't reported. */
  readonly idle: number | null
  /** Most users on one day; null: not known. */
  readonly peak: number | null
  /** Members who wait for a seat. */
  readonly waiting: number
}

/**
 * How many seats a renewal seems to need: those that are really used, but never fewer than were used on the busiest
 * day, and one for each member who waits, by a request or a rule.
 */
export const forecastSeats = ({ used, idle, peak, waiting }: SeatUse): number =>
  Math.max(1, Math.max(used - (idle ?? 0), peak ?? 0) + waiting)

/** Concurrent seats that were in use at once, beyond those of batches that stay. Nobody waits for one. */
function useAtOnce(mostAtOnce: number, seatsThatStay: number): SeatUse {
  const used = Math.max(0, mostAtOnce - seatsThatStay)
  return { used, idle: null, peak: used, waiting: 0 }
}

function endOf(endAt: Date, now: Date): { readonly daysLeft: number; readonly status: EndGroup } {
  const daysLeft = daysBetween(dayOf(now), dayOf(endAt))
  if (endAt <= now) return { daysLeft, status: 'over' }
  const within = ([30, 90, 180] as const).find((days) => daysLeft <= days)
  return { daysLeft, status: within ? `in${within}` : 'later' }
}

async function findMatches(db: Connection, companyId: string, search: string | undefined) {
  if (!search) return () => true
  const rows = await db
    .select({ mainId: products.mainId })
    .from(products)
    .where(and(eq(products.companyId, companyId), isSoughtProduct(products.name, products.spelling, search)))
  const found = new Set(rows.map(({ mainId }) => mainId))
  return (mainId: string) => found.has(mainId)
}

async function cutOf(db: Connection, key: { companyId: string; mainId: string }, now: Date) {
  const cut = await findCut(db, key, now)
  if (!cut) return null
  const { losers } = await resolveCut(db, cut)
  return {
    seatsAfter: cut.seats,
    cutAt: cut.cutAt?.toISOString() ?? null,
    losingCount: losers.length,
  }
}

/** Idle seats of a batch; null: nobody's use was ever reported. */
async function countIdle(db: Connection, companyId: string, now: Date) {
  const rows = await db
    .select({
      mainId: grants.mainId,
      idle: count(sql`case when ${isIdle(now, idleLong)} then 1 end`),
      isReported: sql<boolean>`bool_or(${isNotNull(grants.lastUsedOn)})`,
    })
    .from(grants)
    .where(eq(grants.companyId, companyId))
    .groupBy(grants.mainId)
  const byBatch = new Map(rows.map((row) => [row.mainId, row]))
  return ({ mainId, productType }: EndingBatch) => {
    const row = byBatch.get(mainId)
    if (!row) return productType === 1 ? 0 : null
    return productType === 1 || row.isReported ? row.idle : null
  }
}

/**
 * Waiting members of a product count once: at its batch that ends first, of those that haven't ended. Nobody waits for
 * concurrent seats.
 */
async function countWaiting(db: Connection, companyId: string, all: readonly EndingBatch[], now: Date) {
  // A member may both have requested it and wait for it by a rule.
  const waiting = union(
    db
      .select({ first: licenceRequests.mainId, userId: licenceRequests.userId })
      .from(licenceRequests)
      .where(and(eq(licenceRequests.companyId, companyId), eq(licenceRequests.state, 'waiting'))),
    db
      .select({ first: waitingSeats.mainId, userId: waitingSeats.userId })
      .from(waitingSeats)
      .where(eq(waitingSeats.companyId, companyId)),
  ).as('waiting')
  const rows = await db.select({ first: waiting.first, count: count() }).from(waiting).groupBy(waiting.first)
  const byBatch = new Map<string, number>()
  for (const { first, count } of rows) {
    const batches = all.filter((batch) => batch.first === first && !batch.concurrent)
    const next = batches.find(({ endAt }) => endAt > now) ?? batches[0]
    if (next) byBatch.set(next.mainId, count)
  }
  return (mainId: string) => byBatch.get(mainId) ?? 0
}

/** Most users of a product on one of the last days. Each day is one look-up in the index. */
async function findPeaks(db: Connection, companyId: string, firsts: readonly string[], now: Date) {
  if (firsts.length === 0) return () => 0
  const users = sql`(
    select count(*) as users from ${licenceUseDays}
    where ${licenceUseDays.day} = on_day.day::date and ${licenceUseDays.companyId} = ${companyId}
      and ${licenceUseDays.mainId} = product.id)`
  const rows = await db
    .select({ id: sql<string>`product.id`, peak: sql<number>`max(used.users)`.mapWith(Number) })
    .from(sql`jsonb_array_elements_text(${JSON.stringify(firsts)}::jsonb) as product(id)
      cross join generate_series(${daysBefore(now, peakDays)}::date, ${dayOf(now)}::date, '1 day') as on_day(day)
      cross join lateral ${users} as used`)
    .groupBy(sql`product.id`)
  const peaks = new Map(rows.map(({ id, peak }) => [id, peak]))
  return (first: string) => peaks.get(first) ?? 0
}

/** Most concurrent seats of a product that were in use at once in the last days. */
async function findMostAtOnce(db: Connection, companyId: string, firsts: readonly string[], now: Date) {
  const rows = await db
    .select({ first: seatPeaks.mainId, peak: max(seatPeaks.peak) })
    .from(seatPeaks)
    .where(
      and(
        eq(seatPeaks.companyId, companyId),
        isAmong(seatPeaks.mainId, firsts),
        gt(seatPeaks.day, daysBefore(now, peakDays)),
      ),
    )
    .groupBy(seatPeaks.mainId)
  const peaks = new Map(rows.map(({ first, peak }) => [first, peak ?? 0]))
  return (first: string) => peaks.get(first) ?? 0
}
