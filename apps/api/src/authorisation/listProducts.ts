import type { authorisationContract } from '@atrium/features/authorisation/contract'
import { and, desc, eq } from 'drizzle-orm'
import { products } from '../database/schema'
import type { Call } from '../service/Call'
import { countOpenSeats, type OpenSeats } from './countOpenSeats'
import { licenceState, remainingDays, wireTime } from './licenceState'
import { refusals } from './refusals'

export async function listProducts(call: Call<typeof authorisationContract.listProducts>) {
  const { db, company, person, query, now } = call
  const ofCompany = eq(products.companyId, company.companyId)
  const [totalItems, rows] = await Promise.all([
    db.$count(products, ofCompany),
    db
      .select()
      .from(products)
      .where(ofCompany)
      .orderBy(desc(products.createdAt), desc(products.mainId))
      .limit(query.pageSize)
      .offset((query.pageIndex - 1) * query.pageSize),
  ])
  const seatsOf = await countOpenSeats(
    db,
    company,
    person.userId,
    rows.map((row) => row.mainId),
  )
  return {
    totalItems,
    hasPreviousPage: query.pageIndex > 1,
    list: rows.map((row) => wireProduct(row, seatsOf(row.mainId), now)),
  }
}

export async function getProduct(call: Call<typeof authorisationContract.getProduct>) {
  const { db, company, person, query, now } = call
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.companyId, company.companyId), eq(products.mainId, query.mainId)))
  if (!row) throw refusals.productMissing()
  const seatsOf = await countOpenSeats(db, company, person.userId, [row.mainId])
  return wireProduct(row, seatsOf(row.mainId), now)
}

function wireProduct(row: typeof products.$inferSelect, seats: OpenSeats, now: Date) {
  return {
    mainId: row.mainId,
    productName: row.name,
    startTime: wireTime(row.startAt),
    endTime: wireTime(row.endAt),
    unUsedCount: seats.unused,
    totalCount: seats.total,
    remainingDays: remainingDays(row.endAt, now),
    remarks: row.remarks,
    ...licenceState(row, now),
  }
}
