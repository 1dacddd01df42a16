import type { licenceRulesOperations } from '@atrium/contracts/licenceRules/policy'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Call } from '../../ports/Call'
import { membersInScope, wireTime } from '../authorisation'
import { productNames } from '../catalogue'
import { departmentOf, memberMatches, pathName } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { grants } from '../seats/tables'
import { waitingSeats } from '../waitingList/tables'
import { firstBatches } from './checkRule'
import { productNamesOf } from './conflictsOf'
import { findRule } from './findRule'
import { brokenProducts, problemsOf, type RuleMemberState, ruleRows } from './ruleRows'
import { findBatches } from './settle/planMembers'

/** Members in the caller's scope by name, each with the products of the rule. */
export async function listRuleMembers(call: Call<typeof licenceRulesOperations.listRuleMembers>) {
  const { db, company, query, language, now } = call
  const { companyId } = company
  const { rule } = await findRule(db, company, query.ruleId)
  const problems = problemsOf(
    rule,
    await findBatches(db, companyId, now),
    await brokenProducts(db, companyId),
  )
  const served = [...rule.products].filter((mainId) => !problems.has(mainId))
  const product =
    query.mainId === undefined
      ? undefined
      : ((await firstBatches(db, companyId, [query.mainId])).get(query.mainId) ?? query.mainId)
  const listed = and(
    membersInScope(db, company),
    memberMatches(db, companyId, query.searchCondition),
    query.state === undefined ? undefined : sql`member.state = ${query.state}`,
    product === undefined ? undefined : sql`member.main_id = ${product}`,
  )
  const from = sql`${ruleRows(db, company, { rule, served, now })} as member
    join ${memberships} on ${memberships.companyId} = ${companyId} and ${memberships.userId} = member.user_id`
  const page = sql`(
    select member.*, count(*) over ()::int as total from ${from} where ${listed}
    order by ${memberships.name}, member.user_id, member.main_id
    limit ${query.pageSize} offset ${(query.pageIndex - 1) * query.pageSize}
  )`
  const rows = await db
    .select({
      userId: memberships.userId,
      realName: memberships.name,
      phone: memberships.phone,
      department: pathName(),
      mainId: sql<string>`member.main_id`,
      state: sql<RuleMemberState>`member.state`,
      isBroken: sql<boolean>`member.is_broken`,
      since: sql`member.since`.mapWith(waitingSeats.since),
      endsAt: sql`member.ends_at`.mapWith(grants.endsAt),
      position: positionOf(companyId),
      total: sql<number>`member.total`,
    })
    .from(sql`${page} as member`)
    .innerJoin(
      memberships,
      and(eq(memberships.companyId, companyId), eq(memberships.userId, sql`member.user_id`)),
    )
    .innerJoin(departments, departmentOf(memberships))
    .orderBy(asc(memberships.name), sql`member.user_id`, sql`member.main_id`)
  const names = await productNamesOf(db, companyId)
  const nameOf = await productNames(db, language)
  return {
    totalItems: rows[0]?.total ?? (query.pageIndex === 1 ? 0 : await count(db, from, listed)),
    list: rows.map(({ total, isBroken, ...row }) => ({
      ...row,
      productName: nameOf(names.get(row.mainId) ?? ''),
      since: wireTime(row.since),
      position: row.state === 'waiting' ? row.position : null,
      endsAt: row.state === 'ending' ? wireTime(row.endsAt) : null,
      problem:
        row.state !== 'failed' ? null : isBroken ? ('broken' as const) : (problems.get(row.mainId) ?? null),
    })),
  }
}

/** The place of a row's member among those who wait for its product, from 1; null: not waiting. */
function positionOf(companyId: string): SQL<number | null> {
  const own = sql`(
    select since, place from ${waitingSeats}
    where company_id = ${companyId} and main_id = member.main_id and user_id = member.user_id
  )`
  return sql<number | null>`(
    select nullif(count(*), 0)::int from ${waitingSeats}
    where company_id = ${companyId} and main_id = member.main_id and (since, place) <= ${own}
  )`
}

async function count(db: Connection, from: SQL, listed: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(from).where(listed)
  return row?.count ?? 0
}
