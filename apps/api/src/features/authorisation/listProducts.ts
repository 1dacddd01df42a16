import type { authorisationContract } from '@atrium/features/authorisation/contract'
import { and, asc, count, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Call, CompanyCall } from '../../ports/Call'
import { isCalled, productNames, soldAs } from '../catalogue'
import { companyScope, looksAfterAll } from '../organisation'
import { products } from '../seats/tables'
import { countOpenSeats, type OpenSeats, openSeatsOfProduct } from './countOpenSeats'
import { licenceState, remainingDays, type statusOf, wireTime } from './licenceState'
import { refusals } from './refusals'

export async function listProducts(call: Call<typeof authorisationContract.listProducts>) {
  const { db, company, person, query, language, now } = call
  const found = and(
    eq(products.companyId, company.companyId),
    query.searchCondition ? isCalled(products.name, query.searchCondition) : undefined,
  )
  const order = query.isOrderDesc ? desc : asc
  const sortedBy = await sortingOf(call)
  const [counts, rows] = await Promise.all([
    db
      .select({ snStatus: statusColumn(now), count: count() })
      .from(products)
      .where(found)
      .groupBy(sql`1`),
    db
      .select()
      .from(products)
      .where(and(found, query.snStatus && hasStatus(query.snStatus, now)))
      .orderBy(
        order(sortedBy),
        ...(query.orderName === 4 ? [asc(products.endAt)] : []),
        order(products.mainId),
      )
      .limit(query.pageSize)
      .offset((query.pageIndex - 1) * query.pageSize),
  ])
  const seatsOf = await countOpenSeats(
    db,
    company,
    person.userId,
    rows.map((row) => row.mainId),
  )
  const canEdit = await canEditRemarks(call)
  const nameOf = await productNames(db, language)
  const listed = counts.filter(({ snStatus }) => snStatus === (query.snStatus ?? snStatus))
  return {
    totalItems: listed.reduce((sum, { count }) => sum + count, 0),
    counts,
    hasPreviousPage: query.pageIndex > 1,
    list: rows.map((row) => ({
      ...wireProduct(row, seatsOf(row.mainId), canEdit, now),
      productName: nameOf(row.name),
    })),
  }
}

type Status = ReturnType<typeof statusOf>

/** As `statusOf` tells it, for the database to count by. */
const statusColumn = (now: Date) =>
  sql<Status>`case when ${products.disabled} then 'disabled'
    when ${products.endAt} <= ${now.toISOString()}::timestamptz then 'expired' else 'normal' end`

/** The same, for the database to find. */
function hasStatus(status: Status, now: Date): SQL | undefined {
  if (status === 'disabled') return eq(products.disabled, true)
  const inTime =
    status === 'normal' ? or(isNull(products.endAt), gt(products.endAt, now)) : lte(products.endAt, now)
  return and(eq(products.disabled, false), inTime)
}

async function sortingOf({
  db,
  company,
  person,
  query,
  now,
}: Call<typeof authorisationContract.listProducts>) {
  if (query.orderName >= 3) {
    const open = await openSeatsOfProduct(db, company, person.userId)
    return query.orderName === 3 ? open : harmColumn(open, now)
  }
  return [products.createdAt, products.name, products.endAt][query.orderName] ?? products.createdAt
}

const soon = 30 * 86_400_000

/** The more, the sooner somebody has to act: nobody can work, nobody else can begin, it is about to end. */
const harmColumn = (open: SQL, now: Date) =>
  sql`case when ${products.disabled} then 0
    when ${products.endAt} <= ${now.toISOString()}::timestamptz then 4
    when ${open} = 0 then 3
    when ${products.endAt} <= ${new Date(now.getTime() + soon).toISOString()}::timestamptz then 2 else 1 end`

export async function getProduct(call: Call<typeof authorisationContract.getProduct>) {
  const { db, company, person, query, language, now } = call
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.companyId, company.companyId), eq(products.mainId, query.mainId)))
  if (!row) throw refusals.productMissing()
  const seatsOf = await countOpenSeats(db, company, person.userId, [row.mainId])
  return {
    ...wireProduct(row, seatsOf(row.mainId), looksAfterAll(company), now),
    productName: (await productNames(db, language))(row.name),
    onLineProductId: await soldAs(db, row.batchOf ?? row.mainId),
  }
}

/** Everybody may list products: what a sub-administrator may do with them is that of other groups. */
async function canEditRemarks({ db, company, person }: CompanyCall): Promise<boolean> {
  if (company.role !== 'administrator') return company.role === 'superAdministrator'
  const need = { role: company.role, permissions: ['authorisation'] } as const
  const scope = await companyScope(db, person, company.companyId, need)
  return scope !== undefined && looksAfterAll(scope)
}

function wireProduct(
  row: typeof products.$inferSelect,
  seats: OpenSeats,
  canEditRemarks: boolean,
  now: Date,
) {
  return {
    mainId: row.mainId,
    startTime: wireTime(row.startAt),
    endTime: wireTime(row.endAt),
    unUsedCount: seats.unused,
    totalCount: seats.total,
    passedOn: seats.passedOn,
    remainingDays: remainingDays(row.endAt, now),
    remarks: row.remarks,
    canEditRemarks,
    ...licenceState(row, now),
  }
}
