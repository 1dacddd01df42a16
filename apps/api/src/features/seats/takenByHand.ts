import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isAmong } from '../../platform/database/isAmong'
import { noteMembers } from '../waitingList'
import { licenceExceptions, licenceRules } from '../waitingList/tables'
import { cancelledGrants, grants, products } from './tables'

/**
 * Somebody takes these seats away by hand: the rules behind them don't give them again. Call it while the grants still
 * exist.
 */
export async function exceptTaken(
  db: Connection,
  companyId: string,
  grantIds: readonly string[],
): Promise<void> {
  if (grantIds.length === 0) return
  await db.execute(sql`
    insert into ${licenceExceptions} (company_id, rule_id, user_id, main_id)
    select company_id, rule_id, user_id, main_id from ${byRules(grants, companyId, grantIds)}
    on conflict do nothing`)
}

/** Undoes {@link exceptTaken} for cancelled grants that are restored. Call it while they are still stored. */
export async function includeRestored(
  db: Connection,
  companyId: string,
  rows: readonly { readonly id: string; readonly userId: string }[],
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await db.execute(sql`
    delete from ${licenceExceptions} using ${byRules(cancelledGrants, companyId, ids)}
    where ${licenceExceptions.companyId} = taken.company_id and ${licenceExceptions.ruleId} = taken.rule_id
      and ${licenceExceptions.userId} = taken.user_id and ${licenceExceptions.mainId} = taken.main_id`)
  await noteMembers(
    db,
    companyId,
    rows.map(({ userId }) => userId),
  )
}

/** The rules behind the grants, with the first batch of each product. */
const byRules = (
  table: typeof grants | typeof cancelledGrants,
  companyId: string,
  grantIds: readonly string[],
): SQL => sql`(
  select ${table.companyId} as company_id, ${table.sourceId} as rule_id, ${table.userId} as user_id,
    coalesce(${products.batchOf}, ${products.mainId}) as main_id
  from ${table}
  join ${products} on ${products.companyId} = ${table.companyId} and ${products.mainId} = ${table.mainId}
  join ${licenceRules} on ${licenceRules.companyId} = ${table.companyId} and ${licenceRules.id} = ${table.sourceId}
  where ${table.companyId} = ${companyId} and ${table.source} = 'rule' and ${isAmong(table.id, grantIds)}
) as taken`
