import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import type { OperationAnswer } from '@atrium/contracts/wire/contract'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import type { Person } from '../../platform/http/Person'
import { companyScope, departmentIdsOf, departmentOf, departmentsInScope } from '../organisation'
import { departments } from '../organisation/tables'
import { canRenew, soldAs } from '../seats'
import { products, seatHoldings } from '../seats/tables'
import { statusOf } from './licenceState'

type Answer = OperationAnswer<typeof authorisationOperations.listUngrantedUsers>[number]
export type Obstacle = NonNullable<Answer['obstacle']>

interface Candidate {
  readonly product: { readonly mainId: string; readonly disabled: boolean; readonly endAt: Date | null }
  /** The member's department. */
  readonly department: { readonly id: string; readonly path: string }
  readonly isGranted: boolean
}

interface Asking {
  readonly db: Connection
  readonly company: CompanyScope
  readonly person: Person
  readonly now: Date
}

/** Finds why products can't be granted to a member, with two queries for any number of products. */
export async function findObstacles(
  { db, company, person, now }: Asking,
  mainIds: readonly string[],
): Promise<(candidate: Candidate) => { readonly obstacle?: Obstacle }> {
  const free = await findFree(db, company, mainIds)
  const saleOf = await findSales(db, company.companyId, mainIds)
  const allocating = await companyScope(db, person, company.companyId, {
    role: 'administrator',
    permissions: ['allocation'],
  })
  const canAllocate = allocating !== undefined

  return ({ product, department, isGranted }) => {
    const reason = reasonFor()
    if (!reason) return {}
    return {
      obstacle: { reason, enterpriseDepartmentId: department.id, canAllocate, ...saleOf(product.mainId) },
    }

    function reasonFor(): Obstacle['reason'] | undefined {
      if (isGranted) return 'alreadyGranted'
      const status = statusOf(product, now)
      if (status !== 'normal') return status
      const holders = free.get(product.mainId)
      if (departmentIdsOf(department.path).some((id) => holders?.ids.has(id))) return undefined
      return holders?.isInScope ? 'noSeatsHere' : 'noSeats'
    }
  }
}

/** Whether and how the company can get more of the products. */
async function findSales(db: Connection, companyId: string, mainIds: readonly string[]) {
  const rows = await db
    .select({ mainId: products.mainId, onLineProductId: soldAs(db), canRenew })
    .from(products)
    .where(and(eq(products.companyId, companyId), inArray(products.mainId, [...mainIds])))
  const sales = new Map(rows.map(({ mainId, ...sale }) => [mainId, sale]))
  return (mainId: string) => sales.get(mainId) ?? { onLineProductId: null, canRenew: false }
}

interface FreeHolders {
  readonly ids: Set<string>
  /** Whether the person can pass on seats of one of them. */
  isInScope: boolean
}

/** The departments with free seats of the products. */
async function findFree(db: Connection, company: CompanyScope, mainIds: readonly string[]) {
  const holders = new Map<string, FreeHolders>()
  if (mainIds.length === 0) return holders
  const holding = (scope?: ReturnType<typeof departmentsInScope>) =>
    db
      .select({ mainId: seatHoldings.mainId, departmentId: seatHoldings.departmentId })
      .from(seatHoldings)
      .innerJoin(departments, departmentOf(seatHoldings))
      .where(
        and(
          eq(seatHoldings.companyId, company.companyId),
          inArray(seatHoldings.mainId, [...mainIds]),
          gt(seatHoldings.quantity, seatHoldings.used),
          scope,
        ),
      )
  for (const { mainId, departmentId } of await holding()) {
    const known = holders.get(mainId) ?? { ids: new Set(), isInScope: company.departmentPaths === null }
    known.ids.add(departmentId)
    holders.set(mainId, known)
  }
  const scope = departmentsInScope(company)
  if (scope)
    for (const { mainId } of await holding(scope)) {
      const known = holders.get(mainId)
      if (known) known.isInScope = true
    }
  return holders
}
