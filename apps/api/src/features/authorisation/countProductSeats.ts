import { and, eq, sum } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { departmentOf, departmentsBelowTops } from '../organisation'
import { departments } from '../organisation/tables'
import { idleIn } from '../seats'
import { seatHoldings } from '../seats/tables'
import { holdersWithin } from './countOpenSeats'

/** A product's seats as `countOpenSeats` tells an administrator, and how many of the unused ones were passed on. */
export async function countProductSeats(db: Connection, company: CompanyScope, mainId: string) {
  const [row] = await db
    .select({
      total: sum(seatHoldings.quantity).mapWith(Number),
      used: sum(seatHoldings.used).mapWith(Number),
      passedOn: idleIn(departmentsBelowTops(company)),
    })
    .from(seatHoldings)
    .innerJoin(departments, departmentOf(seatHoldings))
    .where(
      and(
        eq(seatHoldings.companyId, company.companyId),
        eq(seatHoldings.mainId, mainId),
        holdersWithin(db, company),
      ),
    )
  // Of a product without seats the sums are null.
  const total = row?.total ?? 0
  return { total, unused: total - (row?.used ?? 0), passedOn: row?.passedOn ?? 0 }
}
