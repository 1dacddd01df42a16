import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { countSeats, type Seat } from './countSeats'
import { lockSeekers } from './findSeekers'
import { lockProducts } from './lockProducts'
import { grants } from './tables'

export interface ReturnedSeat extends Seat {
  readonly grantId: string
}

/**
 * Ends the grants and puts their seats back where they came from. Answers with those that were still
 * there: of two that return the same grant at once, one gets it and the other does not.
 */
export async function returnSeats(
  db: Connection,
  companyId: string,
  grantIds: readonly string[],
): Promise<readonly ReturnedSeat[]> {
  if (grantIds.length === 0) return []
  const these = and(eq(grants.companyId, companyId), inArray(grants.id, [...new Set(grantIds)]))
  const affected = await db.select({ mainId: grants.mainId, userId: grants.userId }).from(grants).where(these)
  await lockProducts(db, companyId, [...new Set(affected.map((grant) => grant.mainId))])
  await lockSeekers(db, companyId, [...new Set(affected.map((grant) => grant.userId))])
  const returned = await db.delete(grants).where(these).returning({
    grantId: grants.id,
    mainId: grants.mainId,
    departmentId: grants.departmentId,
    userId: grants.userId,
  })
  await countSeats(db, companyId, returned, -1)
  return returned
}
