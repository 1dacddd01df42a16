import { sql } from 'drizzle-orm'
import type { Database } from '../../apps/api/src/platform/database/Connection'
import { devices, grants, seatHoldings } from '../../apps/api/src/tables'
import type { List } from './lists'

const holders = 20_000
const product = 'main-1'

export const companyOfUse = { members: holders, departments: 500, products: 3 }

/** The holders of one product, and those of them who haven't used it. */
export function holdersOf(): List[] {
  const at = (query: Record<string, string>) =>
    `/api/Enterprise/GetPagedSNGrantedUsers?${new URLSearchParams({ mainId: product, pageSize: '20', ...query })}`
  const of = `20 of ${holders.toLocaleString('en')} holders`
  const common = { requests: 80, most: 1.3, rows: 20 }
  return [
    { what: of, path: at({ pageIndex: '7' }), total: holders, ...common },
    {
      what: `${of}, longest without use first`,
      path: at({ pageIndex: '7', orderName: '1', isOrderDesc: 'false' }),
      total: holders,
      ...common,
    },
    { what: `${of}, without use for 90 days`, path: at({ pageIndex: '7', idleDays: '90' }), ...common },
    {
      what: `deep page of ${of}, without use for 90 days`,
      path: at({ pageIndex: '300', idleDays: '90' }),
      ...common,
    },
  ]
}

/** 20,000 holders of a product, one in three without use for 90 days. Lists read the grants, not the days of use. */
export function fillUse(database: Database, companyId: string): Promise<void> {
  const user = sql`${companyId}::text || '-' || i`
  return database.transaction(async (db) => {
    await db.execute(sql`
      insert into ${grants} (company_id, id, main_id, user_id, department_id, sn, granted_at)
      select ${companyId}::text, 'used-' || i, ${product}, ${user}, 'dep-0', 'SN-used-' || i,
        now() - interval '1 minute' * i - interval '1 year' from generate_series(1, ${holders}::int) i
      on conflict do nothing`)
    await db.execute(sql`
      delete from ${grants} where main_id = ${product} and user_id not in
        (select ${user} from generate_series(1, ${holders}::int) i)`)
    await db.execute(sql`
      update ${grants} set last_used_on = current_date - (hashtext(id) & 255) % 135 where main_id = ${product}`)
    await db.execute(sql`
      update ${seatHoldings} set used = (select count(*) from ${grants} where main_id = ${product})
      where main_id = ${product}`)
    await db.execute(sql`
      insert into ${devices} (company_id, grant_id, mid, registered_at, status)
      select company_id, id, 'mid-' || id, granted_at, 'active' from ${grants} where main_id = ${product}`)
    for (const table of [grants, seatHoldings, devices]) await db.execute(sql`analyze ${table}`)
  })
}
