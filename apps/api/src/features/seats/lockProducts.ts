import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { products } from './tables'

export type LockedProduct = typeof products.$inferSelect

/**
 * Locks products in the order of their ids until the transaction ends: seats are counted under this lock. The company
 * is locked before, memberships afterwards.
 */
export async function lockProducts(
  db: Connection,
  companyId: string,
  mainIds: readonly string[],
): Promise<LockedProduct[]> {
  if (mainIds.length === 0) return []
  return db
    .select()
    .from(products)
    .where(and(eq(products.companyId, companyId), inArray(products.mainId, [...mainIds])))
    .orderBy(asc(products.mainId))
    .for('update')
}
