import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { membersInScope } from '../authorisation'
import { memberships } from '../organisation/tables'
import { products } from '../seats/tables'
import { licenceExceptions, licenceRules } from '../waitingList/tables'
import type { Rule } from './engine/wantedSeats'
import { isReached } from './settle/checks'
import { loadRules } from './settle/loadRules'

interface Draft extends Pick<Rule, 'reach' | 'products' | 'poolDepartmentId'> {
  /** Undefined: a new rule. */
  readonly id: string | undefined
  readonly exceptedUserIds: readonly string[]
}

/** What contradicts the other active rules, for each product that both give. Members are counted in the scope. */
export async function conflictsOf(
  db: Connection,
  company: CompanyScope,
  draft: Draft,
  nameOf: (name: string) => string,
) {
  const { companyId } = company
  const others = (await loadRules(db, companyId)).filter(
    ({ id, state, products }) =>
      id !== draft.id && state === 'active' && [...draft.products].some((mainId) => products.has(mainId)),
  )
  if (others.length === 0) return []
  const names = await productNamesOf(db, companyId)
  const isExcepted = (ruleId: string, mainId: string): SQL => sql`exists (
    select 1 from ${licenceExceptions} where ${licenceExceptions.companyId} = ${companyId}
      and ${licenceExceptions.ruleId} = ${ruleId} and ${licenceExceptions.userId} = ${memberships.userId}
      and ${licenceExceptions.mainId} in ('', ${mainId})
  )`
  const count = (mainId: string, ruleId: string, other: Pick<Rule, 'reach'>, isOtherExcepted: boolean) =>
    db.$count(
      memberships,
      and(
        membersInScope(db, company),
        isReached(companyId, draft),
        isReached(companyId, other),
        draft.exceptedUserIds.length > 0
          ? sql`not ${memberships.userId} = any(array(select jsonb_array_elements_text(${JSON.stringify(draft.exceptedUserIds)}::jsonb)))`
          : undefined,
        draft.id === undefined ? undefined : sql`not ${isExcepted(draft.id, mainId)}`,
        isOtherExcepted ? isExcepted(ruleId, mainId) : sql`not ${isExcepted(ruleId, mainId)}`,
      ),
    )
  const conflicts = []
  for (const other of others)
    for (const mainId of draft.products) {
      if (!other.products.has(mainId)) continue
      const found = {
        ruleId: other.id,
        ruleName: other.name,
        mainId,
        productName: nameOf(names.get(mainId) ?? ''),
      }
      if (other.poolDepartmentId !== draft.poolDepartmentId) {
        const memberCount = await count(mainId, other.id, other, false)
        if (memberCount > 0) conflicts.push({ kind: 'otherPool' as const, ...found, memberCount })
      }
      const memberCount = await count(mainId, other.id, other, true)
      if (memberCount > 0) conflicts.push({ kind: 'excepted' as const, ...found, memberCount })
    }
  return conflicts
}

/** Names of products by their first batch. */
export async function productNamesOf(
  db: Connection,
  companyId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ mainId: products.mainId, name: products.name })
    .from(products)
    .where(eq(products.companyId, companyId))
  return new Map(rows.map(({ mainId, name }) => [mainId, name]))
}

/** Whether another rule of the company has the name. */
export const isNameTaken = async (
  db: Connection,
  companyId: string,
  name: string,
  ownId: string | undefined,
): Promise<boolean> =>
  (await db.$count(
    licenceRules,
    and(
      eq(licenceRules.companyId, companyId),
      ne(licenceRules.state, 'deleted'),
      eq(licenceRules.name, name),
      or(ownId === undefined ? sql`true` : ne(licenceRules.id, ownId)),
    ),
  )) > 0
