import { licenceRulesRefusals } from '@atrium/contracts/licenceRules/refusals'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { Refusal } from '../../platform/refusal/Refusal'
import { membersInScope } from '../authorisation'
import { looksAfterAll } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { grants } from '../seats/tables'
import { licenceRules } from '../waitingList/tables'
import type { Rule } from './engine/wantedSeats'
import { isReached } from './settle/checks'
import { loadRules, type NamedRule } from './settle/loadRules'

export type StoredRule = typeof licenceRules.$inferSelect

/** A rule as it is stored, and as the engine sees it. */
export interface FoundRule {
  readonly stored: StoredRule
  readonly rule: NamedRule
  /** Whether the caller may change it: its reach and its pool are in their scope. */
  readonly canEdit: boolean
}

/** The rules that concern somebody or something in the caller's scope, the oldest first. */
export async function visibleRules(db: Connection, company: CompanyScope): Promise<readonly FoundRule[]> {
  const { companyId } = company
  const rows = await db
    .select()
    .from(licenceRules)
    .where(and(eq(licenceRules.companyId, companyId), ne(licenceRules.state, 'deleted')))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const paths = looksAfterAll(company) ? undefined : await pathsOf(db, companyId)
  const found: FoundRule[] = []
  for (const rule of await loadRules(db, companyId)) {
    const stored = byId.get(rule.id)
    if (!stored) continue
    const canEdit = isWithin(company, rule, paths)
    if (canEdit || (await touches(db, company, rule, paths))) found.push({ stored, rule, canEdit })
  }
  return found
}

/** @throws Refusal `missing` */
export async function findRule(db: Connection, company: CompanyScope, ruleId: string): Promise<FoundRule> {
  const found = (await visibleRules(db, company)).find(({ rule }) => rule.id === ruleId)
  if (!found) throw new Refusal(licenceRulesRefusals.ruleMissing)
  return found
}

/** @throws Refusal `missing` or `outOfScope` */
export async function findOwnRule(db: Connection, company: CompanyScope, ruleId: string): Promise<FoundRule> {
  const found = await findRule(db, company, ruleId)
  if (!found.canEdit) throw new Refusal(licenceRulesRefusals.notYours)
  return found
}

type Paths = ReadonlyMap<string, string>

/** The paths of all departments of a company. */
export async function pathsOf(db: Connection, companyId: string): Promise<Paths> {
  const rows = await db
    .select({ id: departments.id, path: departments.path })
    .from(departments)
    .where(eq(departments.companyId, companyId))
  return new Map(rows.map(({ id, path }) => [id, path]))
}

type Placed = Pick<Rule, 'reach' | 'poolDepartmentId'>

/** Whether a rule's reach and pool are in the scope. `paths` is only needed for a limited scope. */
export function isWithin(
  company: CompanyScope,
  { reach, poolDepartmentId }: Placed,
  paths: Paths | undefined,
) {
  if (looksAfterAll(company) || paths === undefined) return true
  if (reach.kind !== 'departments') return false
  const ids = [...reach.departmentIds, ...(poolDepartmentId === null ? [] : [poolDepartmentId])]
  return ids.every((id) => company.departmentPaths?.some((own) => paths.get(id)?.startsWith(own)))
}

async function touches(
  db: Connection,
  company: CompanyScope,
  rule: NamedRule,
  paths: Paths = new Map(),
): Promise<boolean> {
  const { reach, poolDepartmentId } = rule
  if (reach.kind === 'everybody') return true
  const own = company.departmentPaths ?? []
  const ids = reach.kind === 'departments' ? [...reach.departmentIds] : []
  const isNear = [...ids, ...(poolDepartmentId === null ? [] : [poolDepartmentId])].some((id) => {
    const path = paths.get(id)
    return path !== undefined && own.some((one) => one.startsWith(path) || path.startsWith(one))
  })
  if (isNear) return true
  const [member] = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        membersInScope(db, company),
        sql`(${reach.kind === 'groups' ? isReached(company.companyId, rule) : sql`false`} or exists (
          select 1 from ${grants} where ${grants.companyId} = ${company.companyId} and ${grants.source} = 'rule'
            and ${grants.sourceId} = ${rule.id} and ${grants.userId} = ${memberships.userId}
        ))`,
      ),
    )
    .limit(1)
  return member !== undefined
}
