import { and, asc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { departments } from '../../organisation/tables'
import {
  type licenceExceptions,
  licenceRuleDepartments,
  licenceRuleGroups,
  licenceRuleProducts,
  licenceRules,
} from '../../waitingList/tables'
import type { Exception, Reach, Rule } from '../engine/wantedSeats'

/** A rule with its name. */
export interface NamedRule extends Rule {
  readonly name: string
}

const idsOf = (
  table: typeof licenceRuleDepartments | typeof licenceRuleGroups | typeof licenceRuleProducts,
  id: string,
) => sql<string[]>`array(
  select ${sql.identifier(id)} from ${table}
  where ${table.companyId} = ${licenceRules.companyId} and ${table.ruleId} = ${licenceRules.id}
  order by 1
)`

/** All rules of a company, the oldest first, as the engine sees them; with those that are deleted. */
export async function loadRules(db: Connection, companyId: string): Promise<readonly NamedRule[]> {
  const rows = await db
    .select({
      rule: licenceRules,
      departmentIds: idsOf(licenceRuleDepartments, 'department_id'),
      groupIds: idsOf(licenceRuleGroups, 'group_id'),
      mainIds: idsOf(licenceRuleProducts, 'main_id'),
      pool: departments.id,
    })
    .from(licenceRules)
    .leftJoin(
      departments,
      and(
        eq(departments.companyId, licenceRules.companyId),
        eq(departments.id, licenceRules.poolDepartmentId),
      ),
    )
    .where(eq(licenceRules.companyId, companyId))
    .orderBy(asc(licenceRules.createdAt), asc(licenceRules.id))
  return rows.map(({ rule, departmentIds, groupIds, mainIds, pool }) => ({
    id: rule.id,
    name: rule.name,
    state: rule.state,
    reach: asReach(rule.reach, departmentIds, groupIds),
    products: new Set(mainIds),
    poolDepartmentId: rule.poolDepartmentId,
    hasPool: rule.poolDepartmentId === null || pool !== null,
    graceDays: rule.graceDays,
  }))
}

export function asReach(
  kind: Reach['kind'],
  departmentIds: readonly string[],
  groupIds: readonly string[],
): Reach {
  if (kind === 'departments') return { kind, departmentIds: new Set(departmentIds) }
  return kind === 'groups' ? { kind, groupIds: new Set(groupIds) } : { kind }
}

export const asException = ({
  ruleId,
  userId,
  mainId,
}: Pick<typeof licenceExceptions.$inferSelect, 'ruleId' | 'userId' | 'mainId'>): Exception => ({
  ruleId,
  userId,
  product: mainId === '' ? null : mainId,
})
