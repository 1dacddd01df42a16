import type { allocationOperations } from '@atrium/contracts/allocation/policy'
import { and, asc, eq } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { requireProduct } from '../authorisation'
import { productNames } from '../catalogue'
import { departmentsInScope, isScopeTop, placedDepartment, visibleParent } from '../organisation'
import { departments } from '../organisation/tables'
import { findConcurrentUse, holdingOfDepartment } from '../seats'
import { seatCheckouts, seatHoldings } from '../seats/tables'
import { wireProduct } from './listProducts'

/**
 * Each department's holding of a product. One query; each department's sum is added to its parent. Concurrent seats in use
 * now count as used.
 */
export async function listAllocation(call: Call<typeof allocationOperations.listAllocation>) {
  const { db, company, query, language, now } = call
  const { companyId } = company
  const product = await requireProduct(db, companyId, query.mainId)
  const rows = await db
    .select({
      ...placedDepartment,
      quantity: seatHoldings.quantity,
      used: seatHoldings.used,
    })
    .from(departments)
    .leftJoin(seatHoldings, holdingOfDepartment(query.mainId))
    .where(and(eq(departments.companyId, companyId), departmentsInScope(company)))
    .orderBy(asc(departments.level), asc(departments.createdAt), asc(departments.id))

  const passedOn = new Map<string, number>()
  for (const { id, parentId, quantity } of rows.toReversed()) {
    const owned = (quantity ?? 0) + (passedOn.get(id) ?? 0)
    if (parentId !== null && owned > 0) passedOn.set(parentId, (passedOn.get(parentId) ?? 0) + owned)
  }
  const inUse = new Map<string, number>()
  const isOfProduct = and(eq(seatCheckouts.mainId, query.mainId), departmentsInScope(company))
  if (product.isConcurrent)
    for (const use of await findConcurrentUse(db, companyId, now, isOfProduct))
      inUse.set(use.departmentId, use.inUse)
  const list = rows.map((row) => {
    const quantity = row.quantity ?? 0
    // A department that passed seats on has more in use than it owns.
    const usedCount = product.isConcurrent ? Math.min(quantity, inUse.get(row.id) ?? 0) : (row.used ?? 0)
    const passedOnCount = passedOn.get(row.id) ?? 0
    return {
      enterpriseDepartmentId: row.id,
      departmentName: row.name,
      parentId: visibleParent(company, row),
      level: row.level,
      ownedCount: quantity + passedOnCount,
      passedOnCount,
      usedCount,
      leftCount: quantity - usedCount,
      allocableCount: product.isConcurrent ? quantity : quantity - usedCount,
    }
  })
  const totalCount = rows.reduce((sum, row) => sum + (row.quantity ?? 0), 0)
  const left = list.reduce((sum, row) => sum + row.leftCount, 0)
  const totalInUse = [...inUse.values()].reduce((sum, count) => sum + count, 0)
  const leftCount = product.isConcurrent ? Math.max(0, totalCount - totalInUse) : left
  const leftBelow = list
    .filter((_, n) => rows[n] && !isScopeTop(company, rows[n]))
    .reduce((sum, row) => sum + row.leftCount, 0)
  return {
    product: {
      ...wireProduct({ ...product, totalCount, leftCount }, now),
      productName: (await productNames(db, language))(product.name),
      passedOn: Math.min(leftBelow, leftCount),
    },
    list,
  }
}
