import type { licenceRulesOperations } from '@atrium/contracts/licenceRules/policy'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Call } from '../../ports/Call'
import { productNames } from '../catalogue'
import { departmentPathNames, namesInCompany } from '../organisation'
import { permissionGroups } from '../organisation/tables'
import { licenceChecks } from '../waitingList/tables'
import { conflictsOf, productNamesOf } from './conflictsOf'
import { type FoundRule, findRule, visibleRules } from './findRule'
import { brokenProducts, problemsOf, type RuleMemberState, ruleRows } from './ruleRows'
import { findBatches } from './settle/planMembers'

type ListCall = Call<typeof licenceRulesOperations.listLicenceRules>
type Asking = Pick<ListCall, 'db' | 'company' | 'language' | 'now'>

export async function listLicenceRules(call: ListCall) {
  const { db, company, query } = call
  const found = await visibleRules(db, company)
  const start = (query.pageIndex - 1) * query.pageSize
  return {
    totalItems: found.length,
    list: await describeRules(call, found.slice(start, start + query.pageSize)),
  }
}

export async function getLicenceRule(call: Call<typeof licenceRulesOperations.getLicenceRule>) {
  const { db, company, query, language } = call
  const found = await findRule(db, company, query.ruleId)
  const [rule] = await describeRules(call, [found])
  if (!rule) throw new Error('A rule was lost.')
  const draft = { ...found.rule, exceptedUserIds: [] }
  const conflicts =
    found.rule.state === 'active'
      ? await conflictsOf(db, company, draft, await productNames(db, language))
      : []
  return { ...rule, conflicts }
}

async function describeRules({ db, company, language, now }: Asking, found: readonly FoundRule[]) {
  const { companyId } = company
  const batches = await findBatches(db, companyId, now)
  const broken = await brokenProducts(db, companyId)
  const names = await productNamesOf(db, companyId)
  const nameOf = await productNames(db, language)
  const placeNames = await departmentPathNames(db, companyId, found.flatMap(placesOf))
  const groups = await groupNames(db, companyId)
  const people = await namesInCompany(
    db,
    companyId,
    found.flatMap(({ stored }) => [stored.createdBy, stored.updatedBy]),
  )
  const settling = await openRules(db, companyId)
  const described = []
  for (const { stored, rule, canEdit } of found) {
    const problems = problemsOf(rule, batches, broken)
    const served = [...rule.products].filter((mainId) => !problems.has(mainId))
    const counts = await countRows(db, ruleRows(db, company, { rule, served, now }))
    const { reach } = rule
    const countOf = (state: RuleMemberState, mainId?: string) =>
      counts
        .filter((row) => row.state === state && (mainId === undefined || row.mainId === mainId))
        .reduce((sum, { count }) => sum + count, 0)
    described.push({
      ruleId: rule.id,
      name: rule.name,
      state: rule.state === 'paused' ? ('paused' as const) : ('active' as const),
      reach:
        reach.kind === 'everybody'
          ? reach
          : reach.kind === 'departments'
            ? {
                kind: reach.kind,
                departments: [...reach.departmentIds].map((id) => ({ id, name: placeNames(id) })),
              }
            : {
                kind: reach.kind,
                groups: [...reach.groupIds].map((id) => ({ id, name: groups.get(id) ?? '' })),
              },
      products: [...rule.products].map((mainId) => ({
        mainId,
        productName: nameOf(names.get(mainId) ?? ''),
        held: countOf('held', mainId),
        waiting: countOf('waiting', mainId),
        problem: problems.get(mainId) ?? null,
      })),
      pool:
        rule.poolDepartmentId === null
          ? null
          : { id: rule.poolDepartmentId, name: placeNames(rule.poolDepartmentId) },
      graceDays: rule.graceDays,
      counts: {
        members: counts.find(({ state }) => state === null)?.members ?? 0,
        held: countOf('held'),
        other: countOf('other'),
        waiting: countOf('waiting'),
        ending: countOf('ending'),
        excepted: countOf('excepted'),
        failed: countOf('failed'),
      },
      isSettling: settling.has(rule.id),
      createdAt: stored.createdAt.toISOString(),
      createdBy: people(stored.createdBy),
      updatedAt: stored.updatedAt.toISOString(),
      updatedBy: people(stored.updatedBy),
      version: stored.version,
      canEdit,
    })
  }
  return described
}

const placesOf = ({ rule: { reach, poolDepartmentId } }: FoundRule): readonly string[] => [
  ...(reach.kind === 'departments' ? reach.departmentIds : []),
  ...(poolDepartmentId === null ? [] : [poolDepartmentId]),
]

/** Rows of each state and product, and the members whom the rule serves. */
const countRows = (db: Connection, rows: SQL) =>
  db
    .select({
      /** Null: of all states and products. */
      state: sql<RuleMemberState | null>`state`,
      mainId: sql<string | null>`main_id`,
      count: sql<number>`count(*)::int`,
      members: sql<number>`(count(distinct user_id) filter (where state not in ('excepted', 'ending')))::int`,
    })
    .from(sql`${rows} as line`)
    .groupBy(sql`grouping sets ((state, main_id), ())`)

async function groupNames(db: Connection, companyId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: permissionGroups.id, name: permissionGroups.name })
    .from(permissionGroups)
    .where(eq(permissionGroups.companyId, companyId))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Rules with members who haven't been settled since a change of the rule. */
async function openRules(db: Connection, companyId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ ruleId: licenceChecks.subjectId })
    .from(licenceChecks)
    .where(
      and(
        eq(licenceChecks.companyId, companyId),
        eq(licenceChecks.kind, 'rule'),
        isNull(licenceChecks.failedAt),
      ),
    )
  return new Set(rows.map(({ ruleId }) => ruleId))
}
