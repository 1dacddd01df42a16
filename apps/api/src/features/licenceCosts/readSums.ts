import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { departments } from '../organisation/tables'
import { basisOf, readCountedOn } from './basis'
import type { CostScope } from './costScope'
import { grouped } from './grouped'
import { firstDayOf, type Month } from './months'
import { splitCosts } from './splitCosts'
import { licenceCostMonths, licenceMonthCosts } from './tables'

/** Sums of a department or product in a month, in fen. */
export interface Sum {
  readonly id: string
  readonly month: Month
  readonly fen: number
  /** Of them, what free seats cost. */
  readonly free: number
}

/** Departments that don't exist any more; never an id of one. */
export const removed = ''

interface Asked {
  readonly companyId: string
  readonly scope: CostScope
  readonly rowsBy: 'department' | 'product'
  readonly costsBy: 'owned' | 'used'
}

/**
 * By month, and by product or by the department directly below the chosen one. What is stored of a month is used if it
 * was computed from what is still the same; other months are divided now.
 */
export async function readSums(db: Connection, asked: Asked): Promise<readonly Sum[]> {
  const { charges } = asked.scope
  if (charges.length === 0) return []
  const { sums, months } = await readStored(db, asked)
  const others = charges.filter(({ month }) => !months.has(month))
  return others.length === 0 ? sums : [...sums, ...(await divideNow(db, asked, others))]
}

/** One statement, so that a month can't be stored again between its basis and its costs. */
async function readStored(db: Connection, asked: Asked) {
  const { companyId, scope, rowsBy, costsBy } = asked
  const { productId, within } = scope
  const sumOf = (rowsBy === 'product' ? within : productId) === undefined ? rowsBy : 'both'
  const [fen, free] =
    costsBy === 'owned'
      ? [sql`sums.owned_fen`, sql`sums.owned_free_fen`]
      : [sql`sums.used_fen`, sql`sums.used_free_fen`]
  const bases = await readBases(db, companyId, scope)
  const costs = sql`(
    select nullif(sums.department_id, '') as department_id, sums.product_id, matched.month, ${fen} as fen, ${free} as free
    from matched
    join ${licenceMonthCosts} sums
      on sums.company_id = ${companyId} and sums.month = matched.day and sums.sum_of = ${sumOf}
      and sums.month = any(${`{${bases.map(({ day }) => day)}}`}::date[])
      ${productId === undefined ? sql`` : sql`and sums.product_id = ${productId}`}
  )`
  const rows = await db.select(sumColumns).from(sql`(
      with matched as materialized (
        select given.month, given.day
        from jsonb_to_recordset(${JSON.stringify(bases)}::jsonb)
          as given(month text, day date, basis text)
        join ${licenceCostMonths} stored
          on stored.company_id = ${companyId} and stored.month = given.day and stored.basis = given.basis
      )
      ${summed(asked, costs)}
      union all
      select null, month, 0, 0 from matched
    ) found`)
  return {
    sums: rows.flatMap(({ id, ...sum }) => (id === null ? [] : [{ id, ...sum }])),
    months: new Set(rows.map(({ month }) => month)),
  }
}

async function divideNow(db: Connection, asked: Asked, charges: CostScope['charges']) {
  const { companyId, costsBy } = asked
  const costs = sql`(
    select department_id, product_id, month, fen, case when kind = 'free' then fen else 0 end as free
    from ${splitCosts({ companyId, charges, costsBy })} parts
  )`
  const rows = await db.select(sumColumns).from(sql`(${summed(asked, costs)}) found`)
  return rows.map(({ id, ...sum }) => ({ id: id ?? removed, ...sum }))
}

const sumColumns = {
  id: sql<string | null>`found.id`,
  month: sql<Month>`found.month`,
  fen: sql`found.fen`.mapWith(Number),
  free: sql`found.free`.mapWith(Number),
}

/** What the current months would have to be stored of. Those of the future aren't asked. */
async function readBases(db: Connection, companyId: string, { allCharges }: CostScope) {
  const countedOn = await readCountedOn(db, companyId)
  return [...grouped(allCharges, ({ month }) => month)].map(([month, charges]) => ({
    month,
    day: firstDayOf(month),
    basis: basisOf(month, charges, countedOn),
  }))
}

function summed({ companyId, scope, rowsBy }: Asked, costs: SQL): SQL {
  const row = rowsBy === 'product' ? sql`cost.product_id` : placeIn(scope)
  return sql`
    select ${row} as id, cost.month, sum(cost.fen) as fen, sum(cost.free) as free
    from ${costs} cost
    left join ${departments}
      on ${departments.companyId} = ${companyId} and ${departments.id} = cost.department_id
    where ${scope.within ?? sql`true`}
    group by 1, 2`
}

/** The row to which a department's costs belong. */
function placeIn({ department, tops, isWhole }: CostScope): SQL {
  if (!department) {
    const cases = tops.map(({ id, path }) => sql`when starts_with(${departments.path}, ${path}) then ${id}`)
    return sql`case ${sql.join(cases, sql` `)} end`
  }
  const { id, path } = department
  const below = sql`split_part(substr(${departments.path}, ${path.length + 1}::int), '/', 1)`
  const lost = isWhole
    ? sql`when cost.department_id is null then ${id} when ${departments.id} is null then ${removed}`
    : sql``
  return sql`case ${lost} when ${departments.id} = ${id} then ${id} else ${below} end`
}
