import type { trialsOperations } from '@atrium/contracts/catalogue/trials/policy'
import { and, eq, sql } from 'drizzle-orm'
import { countsBy } from '../../platform/database/countsBy'
import { pageOf } from '../../platform/database/pageOf'
import type { Call } from '../../ports/Call'
import { catalogueProducts, trials } from '../catalogue/tables'
import { asTrial, trialStateColumn } from './trialState'

export async function listTrials(call: Call<typeof trialsOperations.listTrials>) {
  const { db, person, query, language, now } = call
  const { pageIndex, pageSize } = query
  const own = eq(trials.userId, person.userId)
  const state = trialStateColumn(now)
  const { page, total, order, totalOf, ...listing } = pageOf(db, {
    table: trials,
    id: trials.id,
    sortedBy: trials.appliedAt,
    isDescending: true,
    listed: and(own, query.state && sql`${state} = ${query.state}`),
    limit: pageSize,
    offset: (pageIndex - 1) * pageSize,
    isSearch: false,
  })
  const { counts, countsOf } = countsBy(db, { table: trials, kind: state, counted: own })
  const rows = await listing.db
    .select({ total, counts, trial: trials, product: catalogueProducts })
    .from(page)
    .innerJoin(trials, and(own, eq(trials.id, page.id)))
    .innerJoin(catalogueProducts, eq(catalogueProducts.id, trials.productId))
    .orderBy(...order)
  return {
    totalItems: await totalOf(rows),
    counts: (await countsOf(rows)).map(({ kind, count }) => ({ state: kind, count })),
    list: rows.map((row) => asTrial(row, language, now)),
  }
}
