import type { authorisationContract } from '@atrium/features/authorisation/contract'
import { and, desc, eq } from 'drizzle-orm'
import { products } from '../database/schema'
import type { Call, CompanyCall } from '../service/Call'
import { companyScope } from '../service/companyScope'
import { looksAfterAll } from '../service/looksAfterAll'
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
  const canEdit = await canEditRemarks(call)
  return {
    totalItems,
    hasPreviousPage: query.pageIndex > 1,
    list: rows.map((row) => wireProduct(row, seatsOf(row.mainId), canEdit, now)),
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
  return wireProduct(row, seatsOf(row.mainId), looksAfterAll(company), now)
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
    productName: row.name,
    startTime: wireTime(row.startAt),
    endTime: wireTime(row.endAt),
    unUsedCount: seats.unused,
    totalCount: seats.total,
    remainingDays: remainingDays(row.endAt, now),
    remarks: row.remarks,
    canEditRemarks,
    ...licenceState(row, now),
  }
}
