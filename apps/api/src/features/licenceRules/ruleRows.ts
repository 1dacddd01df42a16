import type { ruleMemberState, ruleProblem } from '@atrium/contracts/licenceRules/rule'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { membersInScope } from '../authorisation'
import { memberships } from '../organisation/tables'
import { grants, products } from '../seats/tables'
import { licenceChecks, licenceExceptions, waitingSeats } from '../waitingList/tables'
import { isReached } from './settle/checks'
import type { NamedRule } from './settle/loadRules'
import type { Batch } from './settle/planMembers'

export type RuleMemberState = InferOutput<typeof ruleMemberState>
export type RuleProblem = InferOutput<typeof ruleProblem>

/**
 * What a rule does for each of its members in scope, for each product: a query with the columns `user_id`, `main_id`,
 * `state`, `since` and `ends_at`. Members out of its reach are listed while they keep a seat by it.
 *
 * @param served products that can be given
 */
export function ruleRows(
  db: Connection,
  company: CompanyScope,
  { rule, served, now }: { readonly rule: NamedRule; readonly served: readonly string[]; readonly now: Date },
): SQL {
  const { companyId } = company
  const given = textArray([...rule.products])
  const first = sql`coalesce(${products.batchOf}, ${products.mainId})`
  const isNormal = sql`not ${products.disabled} and (${products.endAt} is null or ${products.endAt} > ${now.toISOString()}::timestamptz)`
  const isOwn = sql`${grants.source} = 'rule' and ${grants.sourceId} = ${rule.id}`
  const batches = sql`array(
    select ${products.mainId} from ${products} where ${products.companyId} = ${companyId} and ${first} = any(${given})
  )`
  // All grants of the rule's products, one row for each member and product.
  const held = db
    .select({
      userId: sql`${grants.userId}`.as('user_id'),
      mainId: sql`${first}`.as('main_id'),
      own: sql`bool_or(${isOwn})`.as('own'),
      isStaying: sql`bool_or(${isOwn} and ${grants.endsAt} is null)`.as('is_staying'),
      isUsable: sql`bool_or(${isNormal})`.as('is_usable'),
      since: sql`min(${grants.grantedAt}) filter (where ${isOwn})`.as('since'),
      endsAt: sql`max(${grants.endsAt}) filter (where ${isOwn})`.as('ends_at'),
    })
    .from(grants)
    .innerJoin(products, and(eq(products.companyId, grants.companyId), eq(products.mainId, grants.mainId)))
    .where(and(eq(grants.companyId, companyId), sql`(${grants.mainId} = any(${batches}) or (${isOwn}))`))
    .groupBy(grants.userId, first)
  const inScope = membersInScope(db, company)
  return sql`(
    with held as materialized (${held})
    select pair.user_id, pair.main_id,
      case
        when held.is_staying then 'held'
        when held.own then 'ending'
        when excepted.user_id is not null then 'excepted'
        when broken.subject_id is not null then 'failed'
        when held.is_usable then 'other'
        when pair.main_id = any(${textArray(served)}) then 'waiting'
        when held.user_id is not null then 'other'
        else 'failed'
      end as state,
      broken.subject_id is not null as is_broken,
      case when held.own then held.since else waiting.since end as since,
      case when held.is_staying then null else held.ends_at end as ends_at
    from (
      select ${memberships.userId}, main_id from ${memberships}, unnest(${given}) as main_id
      where ${and(inScope, isReached(companyId, rule))}
      union
      select ${memberships.userId}, held.main_id from held
      join ${memberships} on ${memberships.userId} = held.user_id
      where held.own and ${memberships.userId} = any(array(select user_id from held where own)) and ${inScope}
    ) as pair
    left join held on held.user_id = pair.user_id and held.main_id = pair.main_id
    left join (
      select distinct user_id, product as main_id from ${licenceExceptions}
      join unnest(${given}) as product on ${licenceExceptions.mainId} in ('', product)
      where ${licenceExceptions.companyId} = ${companyId} and ${licenceExceptions.ruleId} = ${rule.id}
    ) as excepted on excepted.user_id = pair.user_id and excepted.main_id = pair.main_id
    left join (
      select distinct subject_id from ${licenceChecks}
      where company_id = ${companyId} and kind = 'member' and failed_at is not null
    ) as broken on broken.subject_id = pair.user_id
    left join ${waitingSeats} as waiting on waiting.company_id = ${companyId}
      and waiting.user_id = pair.user_id and waiting.main_id = pair.main_id
  )`
}

export const textArray = (values: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

/** Why products of a rule aren't given; a product without an entry is. */
export function problemsOf(
  rule: Pick<NamedRule, 'products' | 'hasPool'>,
  batches: readonly Batch[],
  broken: ReadonlySet<string>,
): ReadonlyMap<string, RuleProblem> {
  return new Map(
    [...rule.products].flatMap((product): [string, RuleProblem][] => {
      const own = batches.filter((batch) => batch.product === product)
      if (!rule.hasPool) return [[product, 'poolMissing']]
      if (!own.some(({ isUsable }) => isUsable))
        return [[product, own.every(({ isDisabled }) => isDisabled) ? 'disabled' : 'expired']]
      return own.some(({ mainId }) => broken.has(mainId)) ? [[product, 'broken']] : []
    }),
  )
}

/** The batches whose waiting lists could not be settled. */
export async function brokenProducts(db: Connection, companyId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ mainId: licenceChecks.subjectId })
    .from(licenceChecks)
    .where(
      and(
        eq(licenceChecks.companyId, companyId),
        eq(licenceChecks.kind, 'product'),
        sql`${licenceChecks.failedAt} is not null`,
      ),
    )
  return new Set(rows.map(({ mainId }) => mainId))
}
