import { sql } from 'drizzle-orm'
import { daysBefore } from '../features/use'
import type { Connection } from '../platform/database/Connection'
import { grants, licenceUseDays, products } from '../tables'

const days = 365

/** A year of use: every holder's last day, and before it about three working days a week since the grant. */
export const seedUse = (db: Connection, now: Date) =>
  db.execute(sql`
    insert into ${licenceUseDays} (company_id, user_id, main_id, day)
    select used.company_id, used.user_id, coalesce(p.batch_of, p.main_id), day::date
    from (
      select *, row_number() over (order by company_id, id) as n from ${grants} where last_used_on is not null
    ) used
    join ${products} p on p.company_id = used.company_id and p.main_id = used.main_id
    cross join generate_series(${daysBefore(now, days)}::date, used.last_used_on, '1 day') day
    where day = used.last_used_on
      or (day >= used.granted_at and extract(isodow from day) < 6 and (used.n + extract(doy from day)::int) % 5 < 3)
    on conflict do nothing`)
