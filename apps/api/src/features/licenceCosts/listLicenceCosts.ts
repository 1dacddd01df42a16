import type { licenceCostsOperations } from '@atrium/contracts/licenceCosts/policy'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { contains } from '../../platform/database/contains'
import { isSpelt } from '../../platform/spelling/isSpelt'
import type { Call } from '../../ports/Call'
import { isSoughtProduct, productNames } from '../catalogue'
import { yuan } from '../orders'
import { departmentIdsOf } from '../organisation'
import { departments } from '../organisation/tables'
import { products } from '../seats/tables'
import { type CostScope, findCostScope } from './costScope'
import { grouped } from './grouped'
import { firstDayOf, type Month } from './months'
import { readSums, removed, type Sum } from './readSums'
import { licenceSeatMonths } from './tables'

type ListCall = Call<typeof licenceCostsOperations.listLicenceCosts>

/** Summed by the database; a company has at most some thousand rows, so the page is chosen here. */
export async function listLicenceCosts(call: ListCall) {
  const { db, company, query } = call
  const scope = await findCostScope(call, query)
  const { months, department, productId } = scope
  const sums = await readSums(db, { ...query, companyId: company.companyId, scope })
  const named =
    query.rowsBy === 'product' ? await nameProducts(call, scope) : await nameDepartments(call, sums)
  const rows = [...grouped(sums, ({ id }) => id)].flatMap(([id, own]) => {
    const known = named.get(id) ?? (id === removed && !query.searchCondition ? unknown : undefined)
    return known
      ? [{ id, ...known, ...totalsOf(own, months), kind: kindOf(id, query.rowsBy, department?.id) }]
      : []
  })
  rows.sort((one, other) => other.fen - one.fen || (one.id < other.id ? -1 : 1))
  const countedMonths = await findCounted(db, company.companyId, months)
  const all = totalsOf(sums, months)
  return {
    totalItems: rows.length,
    list: rows
      .slice((query.pageIndex - 1) * query.pageSize, query.pageIndex * query.pageSize)
      .map(({ id, name, kind, hasBelow, ...sum }) => ({
        id: id === removed ? null : id,
        name,
        kind,
        hasBelow: kind === 'department' && hasBelow,
        amounts: sum.byMonth.map(yuan),
        amount: yuan(sum.fen),
        unusedAmount: yuan(sum.free),
      })),
    months: months.map((month, n) => ({
      month,
      isSplit: countedMonths.has(month),
      amount: yuan(all.byMonth[n] ?? 0),
      unusedAmount: yuan(all.freeByMonth[n] ?? 0),
    })),
    amount: yuan(all.fen),
    unusedAmount: yuan(all.free),
    path: department ? await pathOf(call, department.path) : [],
    product: productId === undefined ? null : await productOf(call, productId),
    hasOrders: scope.lines.length > 0,
  }
}

const unknown = { name: '', hasBelow: false }

function kindOf(id: string, rowsBy: 'department' | 'product', departmentId: string | undefined) {
  if (rowsBy === 'product') return 'product' as const
  if (id === removed) return 'removed' as const
  return id === departmentId ? ('own' as const) : ('department' as const)
}

function totalsOf(sums: readonly Sum[], months: readonly Month[]) {
  const byMonth = months.map((month) => sumOf(sums.filter((each) => each.month === month)))
  return {
    ...sumOf(sums),
    byMonth: byMonth.map(({ fen }) => fen),
    freeByMonth: byMonth.map(({ free }) => free),
  }
}

const sumOf = (sums: readonly Sum[]) => ({
  fen: sums.reduce((sum, { fen }) => sum + fen, 0),
  free: sums.reduce((sum, { free }) => sum + free, 0),
})

interface Named {
  readonly name: string
  readonly hasBelow: boolean
}

/** Names of the rows that match the search. */
async function nameDepartments(
  { db, company, query }: ListCall,
  sums: readonly Sum[],
): Promise<ReadonlyMap<string, Named>> {
  const ids = [...new Set(sums.map(({ id }) => id))].filter((id) => id !== removed)
  const search = query.searchCondition
  const rows = await db
    .select({
      id: departments.id,
      name: departments.name,
      hasBelow: sql<boolean>`exists (select 1 from ${departments} below
        where below.company_id = ${company.companyId} and below.parent_id = departments.id)`,
    })
    .from(departments)
    .where(
      and(
        eq(departments.companyId, company.companyId),
        // One parameter, however many there are.
        sql`${departments.id} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
        search ? or(contains(departments.name, search), isSpelt(departments.spelling, search)) : undefined,
      ),
    )
  return new Map(rows.map(({ id, ...named }) => [id, named]))
}

async function nameProducts(
  { db, company, query, language }: ListCall,
  { lines }: CostScope,
): Promise<ReadonlyMap<string, Named>> {
  const search = query.searchCondition
  const nameOf = await productNames(db, language)
  const rows = await db
    .select({ id: products.mainId, name: products.name })
    .from(products)
    .where(
      and(
        eq(products.companyId, company.companyId),
        inArray(products.mainId, [...new Set(lines.map(({ productId }) => productId)), '']),
        search ? isSoughtProduct(products.name, products.spelling, search) : undefined,
      ),
    )
  return new Map(rows.map(({ id, name }) => [id, { name: nameOf(name), hasBelow: false }]))
}

/** The months in which seats were counted. */
async function findCounted(
  db: Connection,
  companyId: string,
  months: readonly Month[],
): Promise<ReadonlySet<Month>> {
  const counted = sql`exists (select 1 from ${licenceSeatMonths} seats
    where seats.company_id = ${companyId} and seats.month = asked.month::date)`
  const rows = await db
    .select({ month: sql<string>`asked.month` })
    .from(sql`jsonb_array_elements_text(${JSON.stringify(months.map(firstDayOf))}::jsonb) as asked(month)`)
    .where(counted)
  return new Set(rows.map(({ month }) => month.slice(0, 7)))
}

/** Departments above the caller's own ones are left out. */
async function pathOf({ db, company }: ListCall, path: string) {
  const ids = departmentIdsOf(path)
  const rows = await db
    .select({ id: departments.id, name: departments.name, path: departments.path })
    .from(departments)
    .where(and(eq(departments.companyId, company.companyId), inArray(departments.id, ids)))
  const isVisible = (each: string) =>
    company.departmentPaths === null || company.departmentPaths.some((own) => each.startsWith(own))
  return ids.flatMap((id) => {
    const found = rows.find((row) => row.id === id)
    return found && isVisible(found.path) ? [{ id, name: found.name }] : []
  })
}

async function productOf({ db, company, language }: ListCall, productId: string) {
  const nameOf = await productNames(db, language)
  const [product] = await db
    .select({ name: products.name })
    .from(products)
    .where(and(eq(products.companyId, company.companyId), eq(products.mainId, productId)))
  return { id: productId, name: nameOf(product?.name ?? '') }
}
