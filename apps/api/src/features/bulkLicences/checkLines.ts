import { and, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { membersInScope, statusOf } from '../authorisation'
import { memberships } from '../organisation/tables'
import { lockProducts } from '../seats'
import type { ChunkContext, Line, LineResult } from './Line'

type Reason = NonNullable<LineResult['reason']>

/**
 * Locks the products of the lines. Returns why some lines can't be carried out: the person is no member in scope any
 * more, or the product can't be given or taken.
 */
export async function checkLines(
  db: Connection,
  { company, now }: ChunkContext,
  lines: readonly Line[],
): Promise<ReadonlyMap<Line, Reason>> {
  const mainIds = [...new Set(lines.map(({ mainId }) => mainId))]
  const userIds = [...new Set(lines.map(({ userId }) => userId))]
  const products = await lockProducts(db, company.companyId, mainIds)
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(membersInScope(db, company), inArray(memberships.userId, userIds)))
  const members = new Set(rows.map(({ userId }) => userId))
  const statuses = new Map(products.map((product) => [product.mainId, statusOf(product, now)]))
  const reasons = new Map<Line, Reason>()
  for (const line of lines) {
    const status = statuses.get(line.mainId) ?? 'disabled'
    if (!members.has(line.userId)) reasons.set(line, 'memberMissing')
    else if (status !== 'normal') reasons.set(line, status)
  }
  return reasons
}
