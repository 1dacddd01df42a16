import { and, asc, eq, exists, gt, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/Connection'
import { takeTurn, type Work } from '../../platform/worker/takeTurn'
import type { Ports } from '../../ports/Ports'
import { orders } from '../orders/tables'
import { companies } from '../organisation/tables'
import { dayOf } from '../use'
import { basisOf } from './basis'
import { type Charge, chargesOf } from './costLines'
import { grouped } from './grouped'
import { firstDayOf, type Month, monthOf, monthsLater, startOfDay } from './months'
import { readCostLines } from './readCostLines'
import { splitCosts } from './splitCosts'
import { licenceCostMonths, licenceMonthCosts, licenceSeatCounts, monthsStored } from './tables'

type WorkerPorts = Pick<Ports, 'database' | 'clock' | 'log'>

interface CompanyKey {
  readonly companyId: string
}

/** More than workers take at once, so that one of them is free. */
const mostSeen = 20

/**
 * Divides the months that aren't stored as they are now, such as after the count of a day or a delivery. Each month is a
 * transaction of its own, so what is stored is always whole. Any number of processes may do it at once.
 */
export async function storeCosts(ports: WorkerPorts): Promise<void> {
  while (await takeTurn(ports, work));
}

const work: Work<CompanyKey> = {
  name: 'licenceCosts',
  find: (db) =>
    db
      .select({ companyId: licenceSeatCounts.companyId })
      .from(licenceSeatCounts)
      .innerJoin(companies, eq(companies.id, licenceSeatCounts.companyId))
      .where(and(isNull(companies.dissolvedAt), isDue(db)))
      .orderBy(sql`${licenceSeatCounts.storedAt} asc nulls first`, asc(licenceSeatCounts.companyId))
      .limit(mostSeen),
  carryOut: storeNextMonth,
  // The company is tried again with the next look; its costs are divided by each request until then.
  noteFailure: async () => false,
}

/** Other causes, such as a list price of today, are found with the count of the next day. */
function isDue(db: Connection): SQL | undefined {
  const { storedAt, countedOn, companyId } = licenceSeatCounts
  const ofCompany = and(eq(orders.ownerKind, 'company'), eq(orders.ownerId, companyId))
  const order = (which: SQL) => exists(db.select({ one: sql`1` }).from(orders).where(and(ofCompany, which)))
  return or(
    and(
      or(isNull(storedAt), lt(sql`(${storedAt} at time zone 'Asia/Shanghai')::date`, countedOn)),
      order(eq(orders.status, 'COMPLETED')),
    ),
    order(gt(orders.deliveredAt, storedAt)),
  )
}

/** The newest month that isn't stored, or notes that all are. Another worker has the company if its row is locked. */
async function storeNextMonth(db: Connection, { companyId }: CompanyKey, now: Date): Promise<boolean> {
  const ofCompany = eq(licenceSeatCounts.companyId, companyId)
  const [found] = await db
    .select({ countedOn: licenceSeatCounts.countedOn })
    .from(licenceSeatCounts)
    .where(and(ofCompany, isDue(db)))
    .for('update', { skipLocked: true })
  if (!found) return false
  const current = monthOf(dayOf(now))
  const first = monthsLater(current, 1 - monthsStored)
  const charges = (await readCostLines(db, companyId))
    .flatMap(chargesOf)
    .filter(({ month, fen }) => fen > 0 && month >= first && month <= current)
  const stored = await readBases(db, companyId, first)
  const next = [...grouped(charges, ({ month }) => month)]
    .map(([month, own]) => ({ month, charges: own, basis: basisOf(month, own, found.countedOn) }))
    .sort((one, other) => (one.month < other.month ? 1 : -1))
    .find(({ month, basis }) => stored.get(month) !== basis)
  if (next) await storeMonth(db, companyId, next)
  else {
    // Not before the day that was counted, in case another process's clock is ahead: the company would stay due.
    const counted = startOfDay(found.countedOn)
    await db
      .update(licenceSeatCounts)
      .set({ storedAt: now > counted ? now : counted })
      .where(ofCompany)
  }
  return true
}

async function readBases(
  db: Connection,
  companyId: string,
  first: Month,
): Promise<ReadonlyMap<Month, string>> {
  const rows = await db
    .select({ month: licenceCostMonths.month, basis: licenceCostMonths.basis })
    .from(licenceCostMonths)
    .where(and(eq(licenceCostMonths.companyId, companyId), gte(licenceCostMonths.month, firstDayOf(first))))
  return new Map(rows.map(({ month, basis }) => [monthOf(month), basis]))
}

interface CostMonth {
  readonly month: Month
  readonly charges: readonly Charge[]
  readonly basis: string
}

async function storeMonth(db: Connection, companyId: string, { month, charges, basis }: CostMonth) {
  const day = firstDayOf(month)
  await db
    .insert(licenceCostMonths)
    .values({ companyId, month: day, basis })
    .onConflictDoUpdate({ target: [licenceCostMonths.companyId, licenceCostMonths.month], set: { basis } })
  await db
    .delete(licenceMonthCosts)
    .where(and(eq(licenceMonthCosts.companyId, companyId), eq(licenceMonthCosts.month, day)))
  // By product, so that no statement takes long.
  for (const own of grouped(charges, ({ line }) => line.productId).values())
    await storeProduct(db, companyId, day, own)
  await db.execute(sql`
    insert into ${licenceMonthCosts} (company_id, month, sum_of, product_id, department_id,
      owned_fen, owned_free_fen, used_fen, used_free_fen)
    select company_id, month, 'department', '', department_id,
      sum(owned_fen), sum(owned_free_fen), sum(used_fen), sum(used_free_fen)
    from ${licenceMonthCosts}
    where company_id = ${companyId} and month = ${day}::date and sum_of = 'both'
    group by company_id, month, department_id`)
}

/** @param charges of one product and month */
function storeProduct(db: Connection, companyId: string, day: string, charges: readonly Charge[]) {
  const owned = splitCosts({ companyId, charges, costsBy: 'owned' })
  const used = splitCosts({ companyId, charges, costsBy: 'used' })
  const free = sql`case when kind = 'free' then fen else 0 end`
  return db.execute(sql`
    insert into ${licenceMonthCosts} (company_id, month, sum_of, product_id, department_id,
      owned_fen, owned_free_fen, used_fen, used_free_fen)
    select ${companyId}, ${day}::date, case grouping(department_id) when 0 then 'both' else 'product' end,
      product_id, coalesce(department_id, ''), sum(owned), sum(owned_free), sum(used), sum(used_free)
    from (
      select product_id, coalesce(department_id, '') as department_id,
        fen as owned, ${free} as owned_free, 0 as used, 0 as used_free
      from ${owned} by_owner
      union all
      select product_id, coalesce(department_id, ''), 0, 0, fen, ${free} from ${used} by_user
    ) parts
    group by grouping sets ((product_id, department_id), (product_id))`)
}

/** Removes the months that no call is about any more, each with its costs. */
export async function sweepCosts(database: Database, now: Date): Promise<void> {
  const first = firstDayOf(monthsLater(monthOf(dayOf(now)), 1 - monthsStored))
  while (await database.transaction((db) => removeMonthBefore(db, first)));
}

async function removeMonthBefore(db: Connection, first: string): Promise<boolean> {
  const [late] = await db
    .select({ companyId: licenceCostMonths.companyId, month: licenceCostMonths.month })
    .from(licenceCostMonths)
    .where(lt(licenceCostMonths.month, first))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!late) return false
  for (const table of [licenceMonthCosts, licenceCostMonths])
    await db.delete(table).where(and(eq(table.companyId, late.companyId), eq(table.month, late.month)))
  return true
}
