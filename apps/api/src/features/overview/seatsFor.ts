import { and, asc, eq, sql, sum } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { holdersWithin, membersInScope } from '../authorisation'
import { unpaidRenewalOf } from '../orders'
import { departmentsBelowTops } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { earlierEndOf } from '../seatCuts'
import { canRenew, concurrentFree, idleIn, memberOfGrant, soldAs } from '../seats'
import { grants, products, seatHoldings } from '../seats/tables'
import { type Term, termColumns } from './ordersFor'

export interface SeatsRow extends Term {
  readonly mainId: string
  readonly batchOf: string | null
  readonly name: string
  readonly total: number
  /** Held by members, or concurrent ones in use now. */
  readonly used: number
  readonly passedOn: number
  /** Members in scope with a licence. */
  readonly holders: number
  readonly onLineProductId: string | null
  readonly canRenew: boolean
  /** The unpaid order that renews it. */
  readonly orderNo: string | null
  readonly earlierEnd: { readonly seats: number; readonly endTime: string } | null
}

/** Products with the seats in the person's scope, fullest first; none without a scope. */
export function seatsFor(db: Connection, scope: CompanyScope | undefined, now: Date) {
  if (!scope) return rowsOf<SeatsRow>(db.select().from(products).where(sql`false`))
  const total = sum(seatHoldings.quantity)
  // Departments outside the person's scope use the same concurrent seats.
  const used = sql`case when ${products.isConcurrent} then ${total} - least(${total}, ${concurrentFree(db, now)})
    else ${sum(seatHoldings.used)} end`
  const holders =
    scope.departmentPaths === null
      ? used
      : db.$count(
          grants,
          and(
            eq(grants.companyId, products.companyId),
            eq(grants.mainId, products.mainId),
            sql`exists ${db
              .select({ one: sql`1` })
              .from(memberships)
              .where(and(memberOfGrant, membersInScope(db, scope)))}`,
          ),
        )
  return rowsOf<SeatsRow>(
    db
      .select(
        columns({
          mainId: products.mainId,
          batchOf: products.batchOf,
          name: products.name,
          ...termColumns,
          total,
          used,
          passedOn: sql<number>`least(${idleIn(departmentsBelowTops(scope))}, ${total} - ${used})`.mapWith(
            Number,
          ),
          holders,
          onLineProductId: soldAs(db),
          canRenew,
          orderNo: unpaidRenewalOf(db, now),
          earlierEnd: earlierEndOf(db),
        }),
      )
      .from(products)
      .innerJoin(
        seatHoldings,
        and(eq(seatHoldings.companyId, products.companyId), eq(seatHoldings.mainId, products.mainId)),
      )
      .innerJoin(
        departments,
        and(eq(departments.companyId, seatHoldings.companyId), eq(departments.id, seatHoldings.departmentId)),
      )
      .where(and(eq(products.companyId, scope.companyId), holdersWithin(db, scope)))
      .groupBy(products.companyId, products.mainId)
      .orderBy(sql`${used}::float / nullif(${total}, 0) desc nulls last`, asc(products.createdAt)),
  )
}
