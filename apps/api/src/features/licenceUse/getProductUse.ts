import type { licenceUseOperations } from '@atrium/contracts/licenceUse/policy'
import { idleLong } from '@atrium/contracts/shared/use/contract'
import { and, asc, between, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Call, CompanyCall } from '../../ports/Call'
import { membersInScope, requireProduct, statusOf } from '../authorisation'
import { findSeatPrice, type SeatPrice } from '../licenceCosts'
import { companyScope, looksAfterAll } from '../organisation'
import { memberships } from '../organisation/tables'
import { grants, products, seatHoldings } from '../seats/tables'
import { dayOf, daysBefore, isIdle, reportsUse } from '../use'
import { licenceUseDays } from '../use/tables'

const year = 365

/** A year of use of a product, all batches together. */
export async function getProductUse(call: Call<typeof licenceUseOperations.getProductUse>) {
  const { db, company, query, now } = call
  const { companyId } = company
  const product = await requireProduct(db, companyId, query.mainId)
  const first = product.batchOf ?? product.mainId
  const batches = await db
    .select()
    .from(products)
    .where(
      and(eq(products.companyId, companyId), or(eq(products.mainId, first), eq(products.batchOf, first))),
    )
  const usable = batches.filter((batch) => statusOf(batch, now) === 'normal').map(({ mainId }) => mainId)
  const reported = await Promise.all(batches.map((batch) => reportsUse(db, batch)))
  const [from, until] = [daysBefore(now, year - 1), dayOf(now)]
  const days = await findDays(call, first, from)
  const counts = days.map((row) => row.count)
  const seats = looksAfterAll(company) ? await countSeats(db, companyId, usable, now) : undefined
  return {
    isReported: reported.includes(true),
    from,
    until,
    days,
    peak: Math.max(0, ...counts),
    median: medianOf(days, until),
    seats: seats?.total ?? null,
    idleSeats: seats?.idle ?? null,
    ...(await findPrice(call, first)),
  }
}

/** One grouped statement, read from the index by day: one row for each day with use. */
async function findDays({ db, company }: CompanyCall, first: string, from: string) {
  const { companyId } = company
  const inScope: SQL | undefined = looksAfterAll(company)
    ? undefined
    : inArray(
        licenceUseDays.userId,
        db.select({ userId: memberships.userId }).from(memberships).where(membersInScope(db, company)),
      )
  return db
    .select({ day: licenceUseDays.day, count: count() })
    .from(licenceUseDays)
    .where(
      and(
        eq(licenceUseDays.companyId, companyId),
        eq(licenceUseDays.mainId, first),
        between(licenceUseDays.day, from, sql`'9999-12-31'::date`),
        inScope,
      ),
    )
    .groupBy(licenceUseDays.day)
    .orderBy(asc(licenceUseDays.day))
}

/** Usable seats, and those that nobody has used for {@link idleLong} days, whether they are granted or not. */
async function countSeats(db: Connection, companyId: string, mainIds: readonly string[], now: Date) {
  if (mainIds.length === 0) return { total: 0, idle: 0 }
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${seatHoldings.quantity}), 0)`.mapWith(Number) })
    .from(seatHoldings)
    .where(and(eq(seatHoldings.companyId, companyId), inArray(seatHoldings.mainId, [...mainIds])))
  const ofBatches = and(eq(grants.companyId, companyId), inArray(grants.mainId, [...mainIds]))
  const granted = await db.$count(grants, ofBatches)
  const idle = await db.$count(grants, and(ofBatches, isIdle(now, idleLong)))
  const total = row?.total ?? 0
  return { total, idle: total - granted + idle }
}

/** The median of the working days since the first use, up to yesterday; today isn't over. */
function medianOf(days: readonly { readonly day: string; readonly count: number }[], until: string): number {
  const start = days[0]?.day
  if (start === undefined) return 0
  const byDay = new Map(days.map(({ day, count }) => [day, count]))
  const counts: number[] = []
  for (let at = Date.parse(start); at < Date.parse(until); at += 86_400_000) {
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) counts.push(byDay.get(new Date(at).toISOString().slice(0, 10)) ?? 0)
  }
  counts.sort((one, other) => one - other)
  const middle = Math.floor(counts.length / 2)
  if (counts.length % 2 === 1) return counts[middle] ?? 0
  return ((counts[middle - 1] ?? 0) + (counts[middle] ?? 0)) / 2
}

type Price = SeatPrice | { readonly yearlyPrice: null; readonly priceMissing: 'hidden' }

async function findPrice({ db, company, person }: CompanyCall, productId: string): Promise<Price> {
  const need = { role: 'administrator', permissions: ['orders'] } as const
  const scope = await companyScope(db, person, company.companyId, need)
  if (!scope || !looksAfterAll(scope)) return { yearlyPrice: null, priceMissing: 'hidden' }
  return findSeatPrice(db, company.companyId, productId)
}
