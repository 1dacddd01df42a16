import { mostMonths } from '@atrium/contracts/licenceCosts/contract'
import { licenceCostsRefusals } from '@atrium/contracts/licenceCosts/refusals'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { startsWith } from '../../platform/database/startsWith'
import { Refusal } from '../../platform/refusal/Refusal'
import type { CompanyCall } from '../../ports/Call'
import { requireProduct } from '../authorisation'
import {
  departmentsInScope,
  findDepartment,
  fromTheTop,
  isScopeTop,
  looksAfterAll,
  type PlacedDepartment,
  placedDepartment,
} from '../organisation'
import { departments } from '../organisation/tables'
import { dayOf } from '../use'
import { type Charge, type CostLine, chargesOf } from './costLines'
import { type Month, monthOf, monthsBetween } from './months'
import { readCostLines } from './readCostLines'

interface CostQuery {
  readonly fromMonth: Month
  readonly untilMonth: Month
  readonly enterpriseDepartmentId?: string | undefined
  readonly mainId?: string | undefined
}

/** The costs that a call is about. */
export interface CostScope {
  readonly months: readonly Month[]
  /** All items of paid orders of the chosen product. */
  readonly lines: readonly CostLine[]
  /** What they cost in these months. */
  readonly charges: readonly Charge[]
  /** What the items of all products cost in these months. */
  readonly allCharges: readonly Charge[]
  /** Everything of the company: also what can't be divided, or belongs to departments that were deleted. */
  readonly isWhole: boolean
  /** The chosen department, or the only one that the caller may see with everything below; undefined: there are several. */
  readonly department: PlacedDepartment | undefined
  /** The departments that the caller may see, without those below them. */
  readonly tops: readonly PlacedDepartment[]
  /** The first batch of the chosen product; undefined: all. */
  readonly productId: string | undefined
  /** Of the joined department; undefined: all rows, with and without a department. */
  readonly within: SQL | undefined
}

/** @throws Refusal for a period that is too long, and 404 for a department or product that the caller may not see */
export async function findCostScope({ db, company, now }: CompanyCall, query: CostQuery): Promise<CostScope> {
  const { companyId } = company
  const asked = monthsBetween(query.fromMonth, query.untilMonth)
  if (asked.length === 0 || asked.length > mostMonths) throw new Refusal(licenceCostsRefusals.tooManyMonths)
  const months = asked.filter((month) => month <= monthOf(dayOf(now)))
  const tops = await findTops({ db, company })
  const chosen = query.enterpriseDepartmentId
  const department =
    chosen !== undefined ? await findDepartment(db, company, chosen) : tops.length === 1 ? tops[0] : undefined
  const product = query.mainId === undefined ? undefined : await requireProduct(db, companyId, query.mainId)
  const productId = product && (product.batchOf ?? product.mainId)
  const isWhole = looksAfterAll(company) && department?.parentId === null
  const all = await readCostLines(db, companyId)
  const isAsked = new Set(months)
  const allCharges = all.flatMap(chargesOf).filter(({ month, fen }) => fen > 0 && isAsked.has(month))
  const isChosen = (line: CostLine) => productId === undefined || line.productId === productId
  return {
    months,
    lines: all.filter(isChosen),
    charges: allCharges.filter(({ line }) => isChosen(line)),
    allCharges,
    isWhole,
    department,
    tops,
    productId,
    within: isWhole
      ? undefined
      : department
        ? startsWith(departments.path, department.path)
        : (departmentsInScope(company) ?? sql`false`),
  }
}

async function findTops({ db, company }: Pick<CompanyCall, 'db' | 'company'>) {
  const { companyId, departmentPaths } = company
  const isTop =
    departmentPaths === null ? isNull(departments.parentId) : inArray(departments.path, [...departmentPaths])
  const found = await db
    .select(placedDepartment)
    .from(departments)
    .where(and(eq(departments.companyId, companyId), isTop))
    .orderBy(...fromTheTop)
  return found.filter((each) => isScopeTop(company, each))
}
