import { defaultDays, defaultSwaps } from '@atrium/contracts/borrowing/contract'
import type { borrowingOperations } from '@atrium/contracts/borrowing/policy'
import { borrowingRefusals } from '@atrium/contracts/borrowing/refusals'
import { and, asc, count, eq, gt, isNull } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { productNames } from '../catalogue'
import { looksAfterAll } from '../organisation'
import { borrowedLicences, products } from '../seats/tables'
import { findLimits } from './findLimits'
import { borrowedInScope } from './listBorrowed'
import { borrowingLimits } from './tables'

export async function listBorrowingLimits(call: Call<typeof borrowingOperations.listBorrowingLimits>) {
  const { db, company, language, now } = call
  const rows = await db
    .select({
      product: products,
      longestDays: borrowingLimits.longestDays,
      swapsPerMonth: borrowingLimits.swapsPerMonth,
    })
    .from(products)
    .leftJoin(
      borrowingLimits,
      and(eq(borrowingLimits.companyId, products.companyId), eq(borrowingLimits.mainId, products.mainId)),
    )
    .where(
      and(
        eq(products.companyId, company.companyId),
        isNull(products.batchOf),
        eq(products.isConcurrent, false),
        // Cloud apps aren't borrowed, and have no devices.
        eq(products.productType, 0),
      ),
    )
    .orderBy(asc(products.name), asc(products.mainId))
  const running = await db
    .select({ mainId: borrowedLicences.mainId, count: count() })
    .from(borrowedLicences)
    .where(
      and(
        borrowedInScope(db, company),
        isNull(borrowedLicences.releasedAt),
        gt(borrowedLicences.endsAt, now),
      ),
    )
    .groupBy(borrowedLicences.mainId)
  const countOf = new Map(running.map(({ mainId, count }) => [mainId, count]))
  const nameOf = await productNames(db, language)
  return rows.map(({ product: { mainId, name, productType }, longestDays, swapsPerMonth }) => ({
    mainId,
    productName: nameOf(name),
    productType: productType === 1 ? (1 as const) : (0 as const),
    longestDays: longestDays ?? defaultDays,
    swapsPerMonth: swapsPerMonth ?? defaultSwaps,
    borrowedCount: countOf.get(mainId) ?? 0,
  }))
}

export async function setBorrowingLimit(call: Call<typeof borrowingOperations.setBorrowingLimit>) {
  const { db, company, body, now, audit, unchanged } = call
  if (!looksAfterAll(company)) throw new Refusal(borrowingRefusals.allDepartmentsOnly)
  const { companyId } = company
  const { mainId, longestDays, swapsPerMonth } = body
  const [product] = await db
    .select({ batchOf: products.batchOf })
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId)))
  if (!product || product.batchOf !== null) throw new Refusal(borrowingRefusals.productMissing)
  const before = await findLimits(db, companyId, mainId)
  const after = { longestDays, swapsPerMonth }
  if (before.longestDays === longestDays && before.swapsPerMonth === swapsPerMonth) {
    unchanged()
    return true as const
  }
  await db
    .insert(borrowingLimits)
    .values({ companyId, mainId, ...after, setAt: now })
    .onConflictDoUpdate({
      target: [borrowingLimits.companyId, borrowingLimits.mainId],
      set: { ...after, setAt: now },
    })
  audit({ mainId, before, after })
  return true as const
}
