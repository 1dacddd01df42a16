import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { isAmong } from '../../../platform/database/isAmong'
import { memberships } from '../../organisation/tables'
import { grants, products } from '../../seats/tables'
import { licenceChecks, licenceRuleProducts, licenceRules, waitingSeats } from '../../waitingList/tables'
import { loadRules, type NamedRule } from './loadRules'

type Check = typeof licenceChecks.$inferSelect

/** The next checks of a company that belong together. */
export interface Chunk {
  readonly kind: Check['kind']
  readonly subjectIds: readonly string[]
  readonly ids: readonly number[]
  /** Settled alone, because a larger chunk failed. */
  readonly isCareful: boolean
  readonly position: string | null
}

const membersAtOnce = 200
const mostRead = 2000

/** People who joined or moved come before whole rules. */
const order = ['member', 'product', 'terms', 'rule'] as const

export async function nextChunk(db: Connection, companyId: string): Promise<Chunk | undefined> {
  const open = and(eq(licenceChecks.companyId, companyId), isNull(licenceChecks.failedAt))
  const [first] = await db
    .select()
    .from(licenceChecks)
    .where(open)
    .orderBy(
      sql`${licenceChecks.isCareful} desc`,
      sql`array_position(array[${sql.join([...order], sql`, `)}]::text[], ${licenceChecks.kind})`,
      asc(licenceChecks.id),
    )
    .limit(1)
  if (!first) return undefined
  const { kind, isCareful } = first
  if (isCareful || kind === 'rule') return asChunk(first, [first])
  const rows = await db
    .select()
    .from(licenceChecks)
    .where(and(open, eq(licenceChecks.kind, kind), eq(licenceChecks.isCareful, false)))
    .orderBy(asc(licenceChecks.id))
    .limit(mostRead)
  const subjects = new Set<string>()
  const chosen = rows.filter(({ subjectId }) => {
    if (subjects.size < membersAtOnce) subjects.add(subjectId)
    return subjects.has(subjectId)
  })
  return asChunk(first, chosen)
}

const asChunk = ({ kind, isCareful, position }: Check, rows: readonly Check[]): Chunk => ({
  kind,
  isCareful,
  position,
  ids: rows.map(({ id }) => id),
  subjectIds: [...new Set(rows.map(({ subjectId }) => subjectId))],
})

export async function removeChecks(db: Connection, companyId: string, chunk: Pick<Chunk, 'ids'>) {
  await db.delete(licenceChecks).where(ofIds(companyId, chunk.ids))
}

/** Members were settled: earlier failures are over. */
export async function forgetFailures(db: Connection, companyId: string, userIds: readonly string[]) {
  await db
    .delete(licenceChecks)
    .where(
      and(
        eq(licenceChecks.companyId, companyId),
        eq(licenceChecks.kind, 'member'),
        isAmong(licenceChecks.subjectId, userIds),
        sql`${licenceChecks.failedAt} is not null`,
      ),
    )
}

export async function markFailed(
  db: Connection,
  companyId: string,
  { kind, subjectIds, ids }: Chunk,
  now: Date,
) {
  await db
    .delete(licenceChecks)
    .where(
      and(
        eq(licenceChecks.companyId, companyId),
        eq(licenceChecks.kind, kind),
        isAmong(licenceChecks.subjectId, subjectIds),
        sql`${licenceChecks.failedAt} is not null`,
      ),
    )
  await db.update(licenceChecks).set({ failedAt: now }).where(ofIds(companyId, ids))
}

export async function moveRuleOn(
  db: Connection,
  companyId: string,
  chunk: Chunk,
  position: string | null,
): Promise<void> {
  if (position === null) await removeChecks(db, companyId, chunk)
  else await db.update(licenceChecks).set({ position }).where(ofIds(companyId, chunk.ids))
}

export const makeCareful = (db: Connection, companyId: string, ids: readonly number[]) =>
  db.update(licenceChecks).set({ isCareful: true }).where(ofIds(companyId, ids))

export async function addCareful(db: Connection, companyId: string, userIds: readonly string[]) {
  if (userIds.length === 0) return
  await db.execute(sql`
    insert into ${licenceChecks} (company_id, kind, subject_id, is_careful)
    select ${companyId}, 'member', id, true from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb) as id`)
}

const ofIds = (companyId: string, ids: readonly number[]) =>
  and(eq(licenceChecks.companyId, companyId), inArray(licenceChecks.id, [...ids]))

/** Rules with one of the batches’ products, the oldest first; they are checked as a whole. */
export async function rulesWith(
  db: Connection,
  companyId: string,
  mainIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ id: licenceRules.id, createdAt: licenceRules.createdAt })
    .from(licenceRuleProducts)
    .innerJoin(
      products,
      and(
        eq(products.companyId, licenceRuleProducts.companyId),
        eq(licenceRuleProducts.mainId, sql`coalesce(${products.batchOf}, ${products.mainId})`),
      ),
    )
    .innerJoin(
      licenceRules,
      and(eq(licenceRules.companyId, companyId), eq(licenceRules.id, licenceRuleProducts.ruleId)),
    )
    .where(and(eq(licenceRuleProducts.companyId, companyId), isAmong(products.mainId, mainIds)))
    .orderBy(asc(licenceRules.createdAt), asc(licenceRules.id))
  return rows.map(({ id }) => id)
}

/**
 * The next members of a rule: whom it reaches, and who has something from it, in the order in which they joined.
 * `position`: where the next chunk begins; null: nobody is left.
 */
export async function membersOfRule(
  db: Connection,
  companyId: string,
  { subjectIds: [ruleId = ''], position }: Chunk,
): Promise<{ readonly userIds: readonly string[]; readonly position: string | null }> {
  const rule = (await loadRules(db, companyId)).find(({ id }) => id === ruleId)
  if (!rule) return { userIds: [], position: null }
  const [since, last] = position?.split('|') ?? []
  const rows = await db
    .select({ userId: memberships.userId, joinedAt: sql<string>`${memberships.joinedAt}::text` })
    .from(memberships)
    .where(
      and(
        eq(memberships.companyId, companyId),
        isConcerned(companyId, rule),
        // A position of an earlier version has another form: its rule is read from the beginning.
        last === undefined
          ? undefined
          : sql`(${memberships.joinedAt}, ${memberships.userId}) > (${since}::timestamptz, ${last})`,
      ),
    )
    .orderBy(asc(memberships.joinedAt), asc(memberships.userId))
    .limit(membersAtOnce)
  const end = rows.at(-1)
  const isLast = rows.length < membersAtOnce || !end
  return {
    userIds: rows.map(({ userId }) => userId),
    position: isLast ? null : `${end.joinedAt}|${end.userId}`,
  }
}

/**
 * Whether a rule reaches the member of a row of memberships, or they have something from it; undefined: it reaches
 * everybody. Members are found by indexes: one condition with `or` would read everybody.
 */
export function isConcerned(companyId: string, rule: Pick<NamedRule, 'id' | 'reach'>): SQL | undefined {
  if (rule.reach.kind === 'everybody') return undefined
  return sql`${memberships.userId} = any(array(
    select ${memberships.userId} from ${memberships}
    where ${memberships.companyId} = ${companyId} and ${isReached(companyId, rule)}
    union
    select ${grants.userId} from ${grants}
    where ${grants.companyId} = ${companyId} and ${grants.source} = 'rule' and ${grants.sourceId} = ${rule.id}
    union
    select ${waitingSeats.userId} from ${waitingSeats}
    where ${waitingSeats.companyId} = ${companyId} and ${waitingSeats.ruleId} = ${rule.id}
  ))`
}

/** Whether the member of a row of memberships is in the rule's reach. */
export function isReached(companyId: string, { reach }: Pick<NamedRule, 'reach'>): SQL {
  if (reach.kind === 'everybody') return sql`true`
  if (reach.kind === 'departments')
    return sql`${memberships.departmentId} = any(array(
      select id from departments where company_id = ${companyId}
        and string_to_array(path, '/') && ${textArray([...reach.departmentIds])}))`
  return sql`${memberships.userId} = any(array(
    select user_id from permission_group_members where company_id = ${companyId}
      and group_id = any(${textArray([...reach.groupIds])})))`
}

const textArray = (values: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`
