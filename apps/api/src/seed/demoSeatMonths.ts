import { sql } from 'drizzle-orm'
import { firstDayOf, monthOf, monthsLater } from '../features/licenceCosts/months'
import { dayOf } from '../features/use'
import { grants, licenceSeatMonths, memberships, products, seatHoldings } from '../tables'
import type { DemoTopUp } from './DemoTopUp'
import { demo } from './demo'

const { companyId } = demo
/** The months before them have no counts, as in a company that existed before its seats were counted. */
const countedMonths = 10

/** Seats by department on the days before today: those of today, without the licences that were granted later. */
export const demoSeatMonths: DemoTopUp = {
  isMissing: async (db) => (await db.$count(licenceSeatMonths, sql`company_id = ${companyId}`)) === 0,
  async fill(db, now) {
    const first = firstDayOf(monthsLater(monthOf(dayOf(now)), -countedMonths))
    const current = firstDayOf(monthOf(dayOf(now)))
    const elapsed = Number(dayOf(now).slice(8)) - 1
    await db.execute(sql`
      insert into ${licenceSeatMonths} (company_id, month, main_id, department_id, owned_days, free_days, used_days)
      select ${companyId}, month, seats.main_id, department_id, sum(owned) * days, sum(owned - taken) * days, sum(used) * days
      from generate_series(${first}::timestamp, ${current}::timestamp, '1 month') month
      cross join lateral (
        select case when month = ${current}::timestamp then ${elapsed}::int
          else extract(day from month + interval '1 month' - interval '1 day')::int end as days
      ) as counted
      cross join lateral (
        select main_id, department_id, quantity as owned, 0 as taken, 0 as used
        from ${seatHoldings} where company_id = ${companyId}
        union all
        select main_id, department_id, 0, 1, 0
        from ${grants} where company_id = ${companyId} and granted_at < month + interval '1 month'
        union all
        select g.main_id, m.department_id, 0, 0, 1
        from ${grants} g join ${memberships} m on m.company_id = g.company_id and m.user_id = g.user_id
        where g.company_id = ${companyId} and granted_at < month + interval '1 month'
      ) seats
      join ${products} p on p.company_id = ${companyId} and p.main_id = seats.main_id
      where days > 0 and not p.is_trial and (p.end_at is null or p.end_at >= month) and p.start_at < month + interval '1 month'
      group by month, days, seats.main_id, department_id
      having sum(owned) + sum(used) > 0`)
  },
}
