import type { allocationOperations } from '@atrium/contracts/allocation/policy'
import { allocationRefusals } from '@atrium/contracts/allocation/refusals'
import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import type { OperationArguments } from '@atrium/contracts/wire/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { Refusal } from '../../platform/refusal/Refusal'
import { statusOf } from '../authorisation'
import { departmentsInScope } from '../organisation'
import { departments } from '../organisation/tables'
import { holdingOfDepartment, type LockedProduct } from '../seats'
import { seatHoldings } from '../seats/tables'

type Body = OperationArguments<typeof allocationOperations.allocate>['body']

interface Holding {
  readonly quantity: number
  readonly used: number
}

/** A department's holding of the product; zero without a row. */
export type Holdings = (departmentId: string) => Holding

/**
 * Checks that seats of the product may be shared between the named department and those below it, and reads their
 * holdings. Exact while the product is locked, otherwise a forecast.
 *
 * @throws Refusal `missing`, `notNormal` or `notBelow`
 */
export async function findSharing(
  db: Connection,
  company: CompanyScope,
  body: Body,
  product: LockedProduct | undefined,
  now: Date,
): Promise<Holdings> {
  if (!product) throw new Refusal(authorisationRefusals.productMissing)
  if (statusOf(product, now) !== 'normal') throw new Refusal(allocationRefusals.notNormal)
  const belowIds = body.list.map((row) => row.enterpriseDepartmentId)
  const ids = [...new Set([body.enterpriseDepartmentId, ...belowIds])]
  const rows = await db
    .select({
      id: departments.id,
      path: departments.path,
      quantity: seatHoldings.quantity,
      used: seatHoldings.used,
    })
    .from(departments)
    .leftJoin(seatHoldings, holdingOfDepartment(body.mainId))
    .where(
      and(
        eq(departments.companyId, company.companyId),
        inArray(departments.id, ids),
        departmentsInScope(company),
      ),
    )
  if (rows.length < ids.length) throw new Refusal(allocationRefusals.departmentMissing)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const above = byId.get(body.enterpriseDepartmentId)?.path ?? ''
  for (const id of belowIds) {
    const path = byId.get(id)?.path ?? ''
    if (path === above || !path.startsWith(above)) throw new Refusal(allocationRefusals.notBelow)
  }
  return (departmentId) => {
    const row = byId.get(departmentId)
    return { quantity: row?.quantity ?? 0, used: row?.used ?? 0 }
  }
}
