import { type SQL, sql } from 'drizzle-orm'
import type { Charge } from './costLines'
import { firstDayOf } from './months'
import { licenceSeatMonths } from './tables'

/** `used`: by members' seats; `free`: by seats that no member has; `unsplit`: seats weren't counted then. */
export type SeatKind = 'used' | 'free' | 'unsplit'

export interface CostSplit {
  readonly companyId: string
  readonly charges: readonly Charge[]
  /** Who pays for a seat that a member has: the department that owns it, or the member's. */
  readonly costsBy: 'owned' | 'used'
}

/**
 * The charges divided by department, as rows of a statement: `n` is the charge's index, `department_id` is null for
 * what can't be divided, `seat_days` is what it was divided by, and `fen` is exact: the parts of a charge add up to it,
 * because the largest remainders get the fen that are left, as in `divide`.
 */
export function splitCosts(split: CostSplit): SQL {
  return sql`(
    with charge as (
      ${chargesIn(split)}
    ), weighed as (
      ${weighedIn(split)}
    ), totals as (
      select n, sum(seat_days)::bigint as total from weighed group by n
    ), rounded as (
      select weighed.*, fen * seat_days / total as whole, fen * seat_days % total as rest
      from weighed join totals on totals.n = weighed.n
    ), placed as (
      select *, fen - sum(whole) over (partition by n) as spare,
        row_number() over (partition by n order by rest desc, department_id collate "C", kind) as place
      from rounded
    ), divided as (
      select n, department_id, kind, seat_days, whole + case when place <= spare then 1 else 0 end as part
      from placed
      union all
      select n, null, 'unsplit', 0, fen from charge where n not in (select n from totals)
    )
    select divided.n, divided.department_id, divided.kind, divided.seat_days, divided.part::bigint as fen,
      charge.product_id, to_char(charge.month, 'YYYY-MM') as month
    from divided join charge on charge.n = divided.n
    where divided.part > 0
  )`
}

/** What the charges are divided by, without dividing them: also the parts that get no fen. */
export const seatDaysOf = (split: CostSplit): SQL => sql`(
    with charge as (
      ${chargesIn(split)}
    )
    ${weighedIn(split)}
  )`

function chargesIn({ charges }: CostSplit): SQL {
  const given = charges.map(({ line, month, fen }, n) => ({
    n,
    main_id: line.mainId,
    product_id: line.productId,
    month: firstDayOf(month),
    fen,
  }))
  return sql`select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as given(n int, main_id text, product_id text, month date, fen bigint)`
}

/** Months and batches are named again, because the database would read all months for a few charges. */
function weighedIn({ companyId, charges, costsBy }: CostSplit): SQL {
  const months = [...new Set(charges.map(({ month }) => firstDayOf(month)))]
  const batches = sql.join(
    [...new Set(charges.map(({ line }) => line.mainId))].map((mainId) => sql`${mainId}`),
    sql`, `,
  )
  const used = costsBy === 'owned' ? sql`seats.owned_days - seats.free_days` : sql`seats.used_days`
  return sql`select charge.n, charge.fen, seats.department_id, part.kind, part.seat_days
      from charge
      join ${licenceSeatMonths} seats
        on seats.company_id = ${companyId} and seats.month = charge.month and seats.main_id = charge.main_id
        and seats.month = any(${`{${months}}`}::date[]) and seats.main_id in (${batches})
      cross join lateral (values ('used', ${used}), ('free', seats.free_days)) as part(kind, seat_days)
      where part.seat_days > 0`
}
