import type { licenceRulesOperations } from '@atrium/contracts/licenceRules/policy'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { membersInScope } from '../authorisation'
import { productNames } from '../catalogue'
import { departmentOf, pathName } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { licenceRules, waitingSeats } from '../waitingList/tables'
import { firstBatches } from './checkRule'
import { productNamesOf } from './conflictsOf'

/** Lists members in the caller's scope. Their places count everybody who waits. */
export async function listWaiting(call: Call<typeof licenceRulesOperations.listWaiting>) {
  const { db, company, query, language } = call
  const { companyId } = company
  const product =
    query.mainId === undefined
      ? undefined
      : ((await firstBatches(db, companyId, [query.mainId])).get(query.mainId) ?? query.mainId)
  const ofMember = and(eq(memberships.companyId, companyId), eq(memberships.userId, waitingSeats.userId))
  const inScope = and(eq(waitingSeats.companyId, companyId), membersInScope(db, company))
  const listed = and(inScope, product === undefined ? undefined : eq(waitingSeats.mainId, product))
  const rows = await db
    .select({
      entry: waitingSeats,
      member: memberships,
      department: pathName(),
      rule: licenceRules.name,
      position: sql<number>`(
        select count(*)::int from ${waitingSeats} as other where other.company_id = ${companyId}
          and other.main_id = ${waitingSeats.mainId}
          and (other.since, other.place) <= (${waitingSeats.since}, ${waitingSeats.place})
      )`,
    })
    .from(waitingSeats)
    .innerJoin(memberships, ofMember)
    .innerJoin(departments, departmentOf(memberships))
    .leftJoin(
      licenceRules,
      and(eq(licenceRules.companyId, companyId), eq(licenceRules.id, waitingSeats.ruleId)),
    )
    .where(listed)
    .orderBy(asc(waitingSeats.mainId), asc(waitingSeats.since), asc(waitingSeats.place))
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize)
  const counts = await db
    .select({ mainId: waitingSeats.mainId, waiting: count() })
    .from(waitingSeats)
    .innerJoin(memberships, ofMember)
    .where(inScope)
    .groupBy(waitingSeats.mainId)
    .orderBy(desc(count()), asc(waitingSeats.mainId))
  const names = await productNamesOf(db, companyId)
  const named = await productNames(db, language)
  const nameOf = (mainId: string) => named(names.get(mainId) ?? '')
  return {
    totalItems: counts
      .filter(({ mainId }) => product === undefined || mainId === product)
      .reduce((sum, { waiting }) => sum + waiting, 0),
    list: rows.map(({ entry, member, department, rule, position }) => ({
      userId: entry.userId,
      realName: member.name,
      phone: member.phone,
      department,
      mainId: entry.mainId,
      productName: nameOf(entry.mainId),
      since: entry.since.toISOString(),
      position,
      rule: entry.ruleId === null ? null : { id: entry.ruleId, name: rule ?? '' },
    })),
    products: counts.map(({ mainId, waiting }) => ({ mainId, productName: nameOf(mainId), waiting })),
  }
}
