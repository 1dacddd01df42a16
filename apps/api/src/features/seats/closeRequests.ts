import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { licenceRequests, products } from './tables'

interface Given {
  readonly companyId: string
  readonly mainIds: readonly string[]
  readonly userIds: readonly string[]
  readonly now: Date
}

/** A request that ended: whose, and for which product, by its first batch. */
export interface ClosedRequest {
  readonly userId: string
  readonly mainId: string
}

/** Who had asked for what they are given now waits no more, whichever way it is given. */
export async function closeRequests(
  db: Connection,
  { companyId, mainIds, userIds, now }: Given,
): Promise<readonly ClosedRequest[]> {
  if (mainIds.length === 0 || userIds.length === 0) return []
  const given = db
    .select({ mainId: sql`coalesce(${products.batchOf}, ${products.mainId})` })
    .from(products)
    .where(and(eq(products.companyId, companyId), inArray(products.mainId, [...mainIds])))
  return db
    .update(licenceRequests)
    .set({ state: 'granted', decidedAt: now })
    .where(
      and(
        eq(licenceRequests.companyId, companyId),
        inArray(licenceRequests.userId, [...userIds]),
        sql`${licenceRequests.mainId} in (${given})`,
        eq(licenceRequests.state, 'waiting'),
      ),
    )
    .returning({ userId: licenceRequests.userId, mainId: licenceRequests.mainId })
}
