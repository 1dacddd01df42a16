import { type productFilter, productState } from '@atrium/contracts/authorisation/contract'
import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { endingDays } from '@atrium/contracts/shared/licence/contract'
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { InferOutput } from 'valibot'
import { countsBy } from '../../platform/database/countsBy'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call, CompanyCall } from '../../ports/Call'
import { hasReleases, isSoughtProduct, productNames } from '../catalogue'
import { catalogueProducts } from '../catalogue/tables'
import { companyScope, looksAfterAll } from '../organisation'
import { memberships } from '../organisation/tables'
import { earlierEndOf } from '../seatCuts'
import { canRenew, countConcurrent, soldAs } from '../seats'
import { grants, licenceRequests, products } from '../seats/tables'
import { countIdle } from './countIdle'
import { countOpenSeats, type OpenSeats, openSeatsOfProduct } from './countOpenSeats'
import { licenceState, remainingDays, statusOf, wireTime } from './licenceState'
import { membersInScope } from './scope'

export async function listProducts(call: Call<typeof authorisationOperations.listProducts>) {
  const { db, company, person, query, language, now } = call
  const found = and(
    eq(products.companyId, company.companyId),
    query.searchCondition
      ? isSoughtProduct(products.name, products.spelling, query.searchCondition)
      : undefined,
  )
  const state = await stateColumn(call)
  const { counts, countsOf } = countsBy(db, { table: products, kind: state, counted: found })
  const rows = await db
    .select({ product: products, ...offeredBy(call), counts })
    .from(products)
    .leftJoin(catalogueProducts, ofCatalogue)
    .where(and(found, query.snStatus && inArray(state, [...statesOf(query.snStatus)])))
    .orderBy(...besideEachOther(await sortingOf(call, state), query))
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize)
  const batches = await findBatches(
    db,
    company.companyId,
    rows.map(({ product }) => product),
    now,
  )
  const seatsOf = await countOpenSeats(
    db,
    company,
    person.userId,
    batches.map(({ mainId }) => mainId),
  )
  const inUse = await countConcurrent(db, company.companyId, concurrentAmong(batches), now)
  const canEdit = await canEditRemarks(call)
  const nameOf = await productNames(db, language)
  const counted = await countsOf(rows)
  const listed = query.snStatus ? statesOf(query.snStatus) : productState.options
  return {
    totalItems: counted.reduce((sum, { kind, count }) => (listed.includes(kind) ? sum + count : sum), 0),
    counts: counted.map(({ kind, count }) => ({ snStatus: kind, count })),
    hasPreviousPage: query.pageIndex > 1,
    list: rows.map(({ product, counts: _counts, ...offered }) => ({
      ...wireProduct(product, { seatsOf: withoutUsed(seatsOf, inUse), batches, canEdit, now }),
      ...offered,
      productName: nameOf(product.name),
    })),
  }
}

/** The catalogue's offer for the product. */
const offeredBy = ({ db, person, now }: Pick<CompanyCall, 'db' | 'person' | 'now'>) => ({
  drawing: catalogueProducts.drawing,
  onLineProductId: soldAs(db),
  canRenew,
  earlierEnd: earlierEndOf(db),
  installedBy: sql<string | null>`(select ${grants.id} from ${grants}
    where ${grants.companyId} = ${products.companyId} and ${grants.mainId} = ${products.mainId}
    and ${grants.userId} = ${person.userId} and ${hasReleases(db)} and not ${products.disabled}
    and (${products.endAt} is null or ${products.endAt} > ${now.toISOString()}::timestamptz) limit 1)`,
})

/** The first batch identifies the product. */
const firstOf = sql<string>`coalesce(${products.batchOf}, ${products.mainId})`
const ofCatalogue = eq(catalogueProducts.licenceId, firstOf)

type State = InferOutput<typeof productState>
type ProductsCall = Call<typeof authorisationOperations.listProducts>

/** The states that a filter matches: a product that is full and about to end matches either. */
const statesOf = (filter: InferOutput<typeof productFilter>): readonly State[] =>
  filter === 'full' || filter === 'ending' ? [filter, 'fullAndEnding'] : [filter]

/** The state of a product as an SQL expression to filter and count by; the same rules as `statusOf`. */
async function stateColumn({ db, company, person, now }: ProductsCall): Promise<SQL<State>> {
  const { unused, total } = await openSeatsOfProduct(db, company, person.userId, now)
  const isFull = sql`${unused} = 0 and ${total} > 0`
  const isEnding = sql`${products.endAt} <= ${new Date(now.getTime() + soon).toISOString()}::timestamptz`
  return sql<State>`case when ${products.disabled} then 'disabled'
    when ${products.endAt} <= ${now.toISOString()}::timestamptz then 'expired'
    when ${isFull} and ${isEnding} then 'fullAndEnding'
    when ${isFull} then 'full' when ${isEnding} then 'ending' else 'normal' end`
}

const soon = endingDays * 86_400_000

async function sortingOf({ db, company, person, query, now }: ProductsCall, state: SQL<State>) {
  if (query.orderName === 3) return (await openSeatsOfProduct(db, company, person.userId, now)).unused
  if (query.orderName === 4) return harmColumn(state)
  return [products.createdAt, products.name, lastDay][query.orderName] ?? products.createdAt
}

/** The urgency of a state, highest first: nobody can work, nobody else can begin, it is about to end. */
const harmColumn = (state: SQL<State>) =>
  sql`case ${state} when 'disabled' then 0 when 'expired' then 4 when 'fullAndEnding' then 3
    when 'full' then 3 when 'ending' then 2 else 1 end`

export async function getProduct(call: Call<typeof authorisationOperations.getProduct>) {
  const { db, company, person, query, language, now } = call
  const [found] = await db
    .select({ product: products, ...offeredBy(call) })
    .from(products)
    .leftJoin(catalogueProducts, ofCatalogue)
    .where(and(eq(products.companyId, company.companyId), eq(products.mainId, query.mainId)))
  if (!found) throw new Refusal(authorisationRefusals.productMissing)
  const { product: row, ...offered } = found
  const batches = await findBatches(db, company.companyId, [row], now)
  const seatsOf = await countOpenSeats(
    db,
    company,
    person.userId,
    batches.map(({ mainId }) => mainId),
  )
  const inUse = await countConcurrent(db, company.companyId, concurrentAmong(batches), now)
  return {
    ...wireProduct(row, {
      seatsOf: withoutUsed(seatsOf, inUse),
      batches,
      canEdit: looksAfterAll(company),
      now,
    }),
    ...offered,
    productName: (await productNames(db, language))(row.name),
    waitingCount: await countWaiting(call, row.batchOf ?? row.mainId),
    idleCount: await countIdle(call, row),
  }
}

/** Requests name the first batch: a seat of any batch satisfies them. */
const countWaiting = ({ db, company }: CompanyCall, mainId: string) =>
  db.$count(
    licenceRequests,
    and(
      eq(licenceRequests.companyId, company.companyId),
      eq(licenceRequests.mainId, mainId),
      eq(licenceRequests.state, 'waiting'),
      inArray(
        licenceRequests.userId,
        db.select({ userId: memberships.userId }).from(memberships).where(membersInScope(db, company)),
      ),
    ),
  )

/** Everybody may list products, so a sub-administrator's permissions here are those for other operations. */
async function canEditRemarks({ db, company, person }: CompanyCall): Promise<boolean> {
  if (company.role !== 'administrator') return company.role === 'superAdministrator'
  const need = { role: company.role, permissions: ['authorisation'] } as const
  const scope = await companyScope(db, person, company.companyId, need)
  return scope !== undefined && looksAfterAll(scope)
}

interface Around {
  readonly seatsOf: (mainId: string) => OpenSeats
  /** The batches of the same product, among others. */
  readonly batches: readonly Batch[]
  readonly canEdit: boolean
  readonly now: Date
}

function wireProduct(row: typeof products.$inferSelect, { seatsOf, batches, canEdit, now }: Around) {
  const seats = seatsOf(row.mainId)
  const first = row.batchOf ?? row.mainId
  const beside = batches.filter((batch) => batch.first === first)
  const all = beside
    .filter(({ isUsable, isConcurrent }) => isUsable && isConcurrent === row.isConcurrent)
    .map(({ mainId }) => seatsOf(mainId))
  const sumOf = (what: keyof OpenSeats) => all.reduce((sum, each) => sum + each[what], 0)
  return {
    mainId: row.mainId,
    startTime: wireTime(row.startAt),
    endTime: wireTime(row.endAt),
    isConcurrent: row.isConcurrent,
    unUsedCount: seats.unused,
    totalCount: seats.total,
    passedOn: seats.passedOn,
    batch:
      beside.length < 2
        ? null
        : {
            mainId: first,
            number: beside.findIndex(({ mainId }) => mainId === row.mainId) + 1,
            count: beside.length,
            unUsedCount: sumOf('unused'),
            totalCount: sumOf('total'),
            passedOn: sumOf('passedOn'),
          },
    remainingDays: remainingDays(row.endAt, now),
    remarks: row.remarks,
    canEditRemarks: canEdit,
    isTrial: row.isTrial,
    ...licenceState(row, now),
  }
}

interface Batch {
  readonly mainId: string
  /** Across all batches of the product. */
  readonly first: string
  readonly isUsable: boolean
  readonly isConcurrent: boolean
}

const concurrentAmong = (batches: readonly Batch[]) =>
  batches.flatMap(({ mainId, isConcurrent }) => (isConcurrent ? [mainId] : []))

/** Nobody holds a concurrent seat, so those in use now are the ones that aren't free. */
const withoutUsed =
  (seatsOf: (mainId: string) => OpenSeats, inUse: Awaited<ReturnType<typeof countConcurrent>>) =>
  (mainId: string): OpenSeats => {
    const seats = seatsOf(mainId)
    const now = inUse(mainId)
    if (now.inUse === 0) return seats
    const unused = Math.max(0, Math.min(seats.unused, now.total - now.inUse))
    return { ...seats, unused, passedOn: Math.min(seats.passedOn, unused) }
  }

/** All batches of these products, each list in the order of their ends. */
async function findBatches(
  db: CompanyCall['db'],
  companyId: string,
  rows: readonly (typeof products.$inferSelect)[],
  now: Date,
): Promise<readonly Batch[]> {
  if (rows.length === 0) return []
  const firsts = [...new Set(rows.map(({ mainId, batchOf }) => batchOf ?? mainId))]
  const found = await db
    .select({ batch: products, first: firstOf })
    .from(products)
    .where(
      and(
        eq(products.companyId, companyId),
        or(inArray(products.mainId, firsts), inArray(products.batchOf, firsts)),
      ),
    )
    .orderBy(asc(lastDay), asc(products.mainId))
  return found.map(({ batch, first }) => ({
    mainId: batch.mainId,
    first,
    isUsable: statusOf(batch, now) === 'normal',
    isConcurrent: batch.isConcurrent,
  }))
}

/** Sorts a product by the first of its batches, which follow each other in the same order. */
function besideEachOther(sorting: SQL | PgColumn, { isOrderDesc, orderName }: ProductsCall['query']): SQL[] {
  const [order, first] = isOrderDesc ? [desc, sql`max`] : [asc, sql`min`]
  const ofProduct = (value: SQL | PgColumn, pick: SQL) =>
    sql`${pick}(${value}) over (partition by ${firstOf})`
  const byEnd = orderName === 4
  return [
    order(ofProduct(sorting, first)),
    ...(byEnd ? [asc(ofProduct(lastDay, sql`min`))] : []),
    order(firstOf),
    order(sorting),
    ...(byEnd ? [asc(lastDay)] : []),
    order(products.mainId),
  ]
}

/** Permanent batches end last. */
const lastDay = sql`coalesce(${products.endAt}, 'infinity')`
