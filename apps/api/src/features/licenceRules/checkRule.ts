import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import type { licenceRulesOperations } from '@atrium/contracts/licenceRules/policy'
import { licenceRulesRefusals } from '@atrium/contracts/licenceRules/refusals'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isAmong } from '../../platform/database/isAmong'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { membersInScope } from '../authorisation'
import { looksAfterAll } from '../organisation'
import { memberships, permissionGroups } from '../organisation/tables'
import { products } from '../seats/tables'
import type { Rule } from './engine/wantedSeats'
import { isWithin, pathsOf } from './findRule'
import { asReach } from './settle/loadRules'

export type SavedRule = Omit<Call<typeof licenceRulesOperations.previewLicenceRule>['body'], 'ruleId'>

/** A rule that is about to be saved, as the engine sees it. */
export interface CheckedRule extends Omit<Rule, 'id' | 'state'> {
  readonly name: string
  readonly exceptedUserIds: readonly string[]
}

/**
 * Checks that everything in a rule exists in the company and is in the caller's scope.
 *
 * @throws Refusal `outOfScope`, or `concurrent` for a product without seats for members
 */
export async function checkRule(
  db: Connection,
  company: CompanyScope,
  { name, reach, mainIds, poolDepartmentId, graceDays, exceptedUserIds }: SavedRule,
): Promise<CheckedRule> {
  const { companyId } = company
  const refuse = () => new Refusal(licenceRulesRefusals.outOfScope)
  const departmentIds = reach.kind === 'departments' ? reach.departmentIds : []
  const groupIds = reach.kind === 'groups' ? reach.groupIds : []
  const checked = { reach: asReach(reach.kind, departmentIds, groupIds), poolDepartmentId }

  const paths = await pathsOf(db, companyId)
  const places = [...departmentIds, ...(poolDepartmentId === null ? [] : [poolDepartmentId])]
  if (places.some((id) => !paths.has(id)) || !isWithin(company, checked, paths)) throw refuse()
  if (groupIds.length > 0) {
    const groups = and(eq(permissionGroups.companyId, companyId), isAmong(permissionGroups.id, groupIds))
    if ((await db.$count(permissionGroups, groups)) < groupIds.length) throw refuse()
  }
  const excepted = [...new Set(exceptedUserIds)]
  if (excepted.length > 0) {
    const members = and(membersInScope(db, company), isAmong(memberships.userId, excepted))
    // Somebody who left meanwhile needs no exception.
    const gone = excepted.length - (await db.$count(memberships, members))
    if (gone > 0 && !looksAfterAll(company)) throw refuse()
  }
  const firsts = await firstBatches(db, companyId, mainIds)
  if (firsts.size < mainIds.length) throw refuse()
  await requireNamed(db, companyId, [...new Set(firsts.values())])
  return {
    ...checked,
    name,
    products: new Set(firsts.values()),
    hasPool: true,
    graceDays,
    exceptedUserIds: excepted,
  }
}

async function requireNamed(db: Connection, companyId: string, firsts: readonly string[]): Promise<void> {
  const first = sql<string>`coalesce(${products.batchOf}, ${products.mainId})`
  const named = await db
    .selectDistinct({ first })
    .from(products)
    .where(
      and(eq(products.companyId, companyId), eq(products.isConcurrent, false), inArray(first, [...firsts])),
    )
  if (named.length < firsts.length) throw new Refusal(authorisationRefusals.concurrent)
}

/** The first batch of each batch that exists. */
export async function firstBatches(
  db: Connection,
  companyId: string,
  mainIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({
      mainId: products.mainId,
      first: sql<string>`coalesce(${products.batchOf}, ${products.mainId})`,
    })
    .from(products)
    .where(and(eq(products.companyId, companyId), isAmong(products.mainId, mainIds)))
  return new Map(rows.map(({ mainId, first }) => [mainId, first]))
}
