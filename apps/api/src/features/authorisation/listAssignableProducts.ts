import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { isSoughtProduct, productNames } from '../catalogue'
import { departmentOf } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { grants, products } from '../seats/tables'
import { countSeatsForMember } from './countOpenSeats'
import { findObstacles } from './findObstacles'
import { licenceState, remainingDays, wireTime } from './licenceState'
import { membersInScope } from './scope'

export async function listAssignableProducts(
  call: Call<typeof authorisationOperations.listAssignableProducts>,
) {
  const { db, company, query, language, now } = call
  const { companyId } = company
  const department = await findDepartmentOf(call)
  const found = await db
    .select({ product: products, grantId: grants.id })
    .from(products)
    .leftJoin(
      grants,
      and(
        eq(grants.companyId, products.companyId),
        eq(grants.mainId, products.mainId),
        eq(grants.userId, query.grantUserId),
      ),
    )
    .where(
      and(
        eq(products.companyId, companyId),
        eq(products.isConcurrent, false),
        query.searchCondition ? undefined : isNull(grants.id),
        query.searchCondition
          ? isSoughtProduct(products.name, products.spelling, query.searchCondition)
          : undefined,
      ),
    )
    .orderBy(asc(isNotNull(grants.id)), desc(products.createdAt), desc(products.mainId))
  const seatsOf = await countSeatsForMember(
    db,
    companyId,
    query.grantUserId,
    found.map(({ product }) => product.mainId),
  )
  const obstacleOf = await findObstacles(
    call,
    found.map(({ product }) => product.mainId),
  )
  const nameOf = await productNames(db, language)
  return found.map(({ product: row, grantId }) => ({
    productName: nameOf(row.name),
    mainId: row.mainId,
    unUsedSNCount: seatsOf(row.mainId).unused,
    allSNCount: seatsOf(row.mainId).total,
    startAt: wireTime(row.startAt),
    endAt: wireTime(row.endAt),
    remainingDays: remainingDays(row.endAt, now),
    remarks: row.remarks,
    ...licenceState(row, now),
    ...obstacleOf({ product: row, department, isGranted: grantId !== null }),
  }))
}

/** @throws Refusal `missing` when there is no such member in scope */
async function findDepartmentOf({
  db,
  company,
  query,
}: Call<typeof authorisationOperations.listAssignableProducts>) {
  const [department] = await db
    .select({ id: departments.id, path: departments.path })
    .from(memberships)
    .innerJoin(departments, departmentOf(memberships))
    .where(and(membersInScope(db, company), eq(memberships.userId, query.grantUserId)))
  if (!department) throw new Refusal(authorisationRefusals.memberMissing)
  return department
}
