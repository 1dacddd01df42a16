import type { authorisationContract } from '@atrium/features/authorisation/contract'
import { and, desc, eq, ilike, notInArray } from 'drizzle-orm'
import { grants, products } from '../database/schema'
import type { Call } from '../service/Call'
import { literal } from '../service/startsWith'
import { countSeatsForMember } from './countOpenSeats'
import { licenceState, wireTime } from './licenceState'
import { requireMembers } from './scope'

export async function listAssignableProducts(
  call: Call<typeof authorisationContract.listAssignableProducts>,
) {
  const { db, company, query, now } = call
  const { companyId } = company
  await requireMembers(db, company, [query.grantUserId])
  const granted = db
    .select({ mainId: grants.mainId })
    .from(grants)
    .where(and(eq(grants.companyId, companyId), eq(grants.userId, query.grantUserId)))
  const rows = await db
    .select()
    .from(products)
    .where(
      and(
        eq(products.companyId, companyId),
        notInArray(products.mainId, granted),
        query.searchCondition ? ilike(products.name, `%${literal(query.searchCondition)}%`) : undefined,
      ),
    )
    .orderBy(desc(products.createdAt), desc(products.mainId))
  const seatsOf = await countSeatsForMember(
    db,
    companyId,
    query.grantUserId,
    rows.map((row) => row.mainId),
  )
  return rows.map((row) => ({
    productName: row.name,
    mainId: row.mainId,
    unUsedSNCount: seatsOf(row.mainId).unused,
    allSNCount: seatsOf(row.mainId).total,
    startAt: wireTime(row.startAt),
    endAt: wireTime(row.endAt),
    remarks: row.remarks,
    ...licenceState(row, now),
  }))
}
