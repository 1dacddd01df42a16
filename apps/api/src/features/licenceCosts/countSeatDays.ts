import { and, asc, eq, exists, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { takeTurn, type Work } from '../../platform/worker/takeTurn'
import type { Ports } from '../../ports/Ports'
import { companies, memberships } from '../organisation/tables'
import { grants, products, seatHoldings } from '../seats/tables'
import { dayOf } from '../use'
import { firstDayOf, monthOf, monthsLater } from './months'
import { licenceSeatCounts, licenceSeatMonths, monthsKept } from './tables'

type WorkerPorts = Pick<Ports, 'database' | 'clock' | 'log'>

interface CompanyKey {
  readonly companyId: string
}

/** More than workers take at once, so that one of them is free. */
const mostSeen = 20

/**
 * Counts the seats of every company once a day: who owns them, and whose members have them. Any number of processes may
 * do it at once. A day on which the service was off isn't counted; the others of its month decide.
 */
export async function countSeatDays(ports: WorkerPorts): Promise<void> {
  const work = workOn(dayOf(ports.clock()))
  while (await takeTurn(ports, work));
}

const workOn = (day: string): Work<CompanyKey> => {
  const isDue = or(isNull(licenceSeatCounts.countedOn), lt(licenceSeatCounts.countedOn, day))
  return {
    name: 'licenceSeats',
    find: (db) =>
      db
        .select({ companyId: companies.id })
        .from(companies)
        .leftJoin(licenceSeatCounts, eq(licenceSeatCounts.companyId, companies.id))
        .where(
          and(
            isNull(companies.dissolvedAt),
            isDue,
            exists(db.select({ one: sql`1` }).from(products).where(eq(products.companyId, companies.id))),
          ),
        )
        .orderBy(sql`${licenceSeatCounts.countedOn} asc nulls first`, asc(companies.id))
        .limit(mostSeen),
    carryOut: (db, key) => countCompany(db, key, day),
    // The company is tried again with the next look; the others go on.
    noteFailure: async () => false,
  }
}

/** The worker that writes the day first counts. Another one waits for that row and then does nothing. */
async function countCompany(db: Connection, { companyId }: CompanyKey, day: string): Promise<boolean> {
  const claimed = await db
    .insert(licenceSeatCounts)
    .values({ companyId, countedOn: day })
    .onConflictDoUpdate({
      target: licenceSeatCounts.companyId,
      set: { countedOn: day },
      setWhere: lt(licenceSeatCounts.countedOn, day),
    })
    .returning({ companyId: licenceSeatCounts.companyId })
  if (claimed.length === 0) return false
  await addDay(db, companyId, firstDayOf(monthOf(day)))
  return true
}

/**
 * Trials cost nothing, and a batch that ended before the month has nothing left to divide. Concurrent seats are nobody's:
 * they count as used by the department that owns them.
 */
const addDay = (db: Connection, companyId: string, month: string) =>
  db.execute(sql`
    insert into ${licenceSeatMonths} as counted
      (company_id, month, main_id, department_id, owned_days, free_days, used_days)
    select ${companyId}, ${month}::date, seats.main_id, seats.department_id, sum(owned), sum(free), sum(used)
    from (
      select h.main_id, h.department_id, quantity as owned,
        case when is_concurrent then 0 else quantity - used end as free,
        case when is_concurrent then quantity else 0 end as used
      from ${seatHoldings} h
      join ${products} p on p.company_id = h.company_id and p.main_id = h.main_id
      where h.company_id = ${companyId}
      union all
      select g.main_id, m.department_id, 0, 0, count(*)
      from ${grants} g
      join ${memberships} m on m.company_id = g.company_id and m.user_id = g.user_id
      where g.company_id = ${companyId}
      group by g.main_id, m.department_id
    ) seats
    join ${products} p on p.company_id = ${companyId} and p.main_id = seats.main_id
    where not p.is_trial and (p.end_at is null or p.end_at >= ${month}::date::timestamp at time zone 'Asia/Shanghai')
    group by seats.main_id, seats.department_id
    having sum(owned) + sum(used) > 0
    on conflict (company_id, month, main_id, department_id) do update set
      owned_days = counted.owned_days + excluded.owned_days,
      free_days = counted.free_days + excluded.free_days,
      used_days = counted.used_days + excluded.used_days`)

/** The months that are no longer kept: all but the current one and the {@link monthsKept} - 1 before it. */
export const tooOldSeatMonths = (now: Date): SQL =>
  lt(licenceSeatMonths.month, firstDayOf(monthsLater(monthOf(dayOf(now)), 1 - monthsKept)))
