import { and, eq, gt, inArray, sum } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { countFiles } from '../disk'
import { invitations } from '../invitations/tables'
import { departments, memberships } from '../organisation/tables'
import { products, seatHoldings } from '../seats/tables'

/** How much a company has that its dissolution would end. */
export async function countLoss(db: Connection, companyId: string, now: Date) {
  const [seats] = await db
    .select({
      seats: sum(seatHoldings.quantity).mapWith(Number),
      granted: sum(seatHoldings.used).mapWith(Number),
    })
    .from(seatHoldings)
    .where(eq(seatHoldings.companyId, companyId))
  return {
    members: await db.$count(memberships, eq(memberships.companyId, companyId)),
    departments: await db.$count(departments, eq(departments.companyId, companyId)),
    products: await db.$count(products, eq(products.companyId, companyId)),
    seats: seats?.seats ?? 0,
    granted: seats?.granted ?? 0,
    invitations: await db.$count(
      invitations,
      and(
        eq(invitations.companyId, companyId),
        inArray(invitations.status, [4, 5]),
        gt(invitations.expiresAt, now),
      ),
    ),
    ...(await countFiles(db, { kind: 'company', companyId })),
  }
}
