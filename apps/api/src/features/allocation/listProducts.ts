import type { allocationOperations } from '@atrium/contracts/allocation/policy'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { licenceState, remainingDays } from '../authorisation'
import { isSoughtProduct, productNames } from '../catalogue'
import { departmentOf, departmentsInScope } from '../organisation'
import { departments } from '../organisation/tables'
import { findConcurrentUse } from '../seats'
import { products, seatHoldings } from '../seats/tables'

/** The company's products with the seats of the person's departments. */
export async function listProducts(call: Call<typeof allocationOperations.listAllocationProducts>) {
  const { db, company, query, language, now } = call
  const { companyId } = company
  const inScope = db
    .select({
      mainId: seatHoldings.mainId,
      totalCount: sql<number>`sum(${seatHoldings.quantity})::int`.as('total_count'),
      leftCount: sql<number>`sum(${seatHoldings.quantity} - ${seatHoldings.used})::int`.as('left_count'),
    })
    .from(seatHoldings)
    .innerJoin(departments, departmentOf(seatHoldings))
    .where(and(eq(seatHoldings.companyId, companyId), departmentsInScope(company)))
    .groupBy(seatHoldings.mainId)
    .as('in_scope')
  const rows = await db
    .select({
      mainId: products.mainId,
      name: products.name,
      productType: products.productType,
      disabled: products.disabled,
      endAt: products.endAt,
      licensingType: products.licensingType,
      isConcurrent: products.isConcurrent,
      totalCount: inScope.totalCount,
      leftCount: inScope.leftCount,
    })
    .from(products)
    .leftJoin(inScope, eq(inScope.mainId, products.mainId))
    .where(
      and(
        eq(products.companyId, companyId),
        query.searchCondition
          ? isSoughtProduct(products.name, products.spelling, query.searchCondition)
          : undefined,
      ),
    )
    .orderBy(asc(products.createdAt), asc(products.mainId))
  const inUse = new Map<string, number>()
  if (rows.some(({ isConcurrent }) => isConcurrent))
    for (const use of await findConcurrentUse(db, companyId, now, departmentsInScope(company)))
      inUse.set(use.mainId, (inUse.get(use.mainId) ?? 0) + use.inUse)
  const nameOf = await productNames(db, language)
  return rows.map((row) => ({
    ...wireProduct(
      {
        ...row,
        totalCount: row.totalCount ?? 0,
        leftCount: Math.max(0, (row.leftCount ?? 0) - (inUse.get(row.mainId) ?? 0)),
      },
      now,
    ),
    productName: nameOf(row.name),
  }))
}

type CountedProduct = Parameters<typeof licenceState>[0] & {
  readonly mainId: string
  readonly name: string
  readonly isConcurrent: boolean
  readonly totalCount: number
  readonly leftCount: number
}

export function wireProduct(product: CountedProduct, now: Date) {
  const { snStatus, productType, licensingType } = licenceState(product, now)
  return {
    mainId: product.mainId,
    productName: product.name,
    snStatus,
    productType,
    licensingType,
    isConcurrent: product.isConcurrent,
    remainingDays: remainingDays(product.endAt, now),
    totalCount: product.totalCount,
    leftCount: product.leftCount,
  }
}
