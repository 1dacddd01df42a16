import type { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import type { OperationAnswer } from '@atrium/contracts/wire/contract'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyCall } from '../../ports/Call'
import { productNames } from '../catalogue'
import { departmentIdsOf, type PlacedDepartment } from '../organisation'
import { grantsOutOfReach } from '../seats'
import { grants } from '../seats/tables'
import { productNamesOf } from './conflictsOf'
import { planWaiting } from './engine/planWaiting'
import { findFree, findQueue } from './settle/findQueue'
import { loadRules, type NamedRule } from './settle/loadRules'
import { type Batch, findBatches, type PlannedPair, planMembers } from './settle/planMembers'
import { asWaiting, freedBy } from './settle/settle'

type RuledProduct = OperationAnswer<
  typeof departmentChangesOperations.previewMoveMembers
>['ruledProducts'][number]

/** Plans, without locks, what the rules would do for these members after they moved to the department. */
export async function forecastMove(
  { db, company, language, now }: Pick<CompanyCall, 'db' | 'company' | 'language' | 'now'>,
  userIds: readonly string[],
  target: PlacedDepartment,
): Promise<RuledProduct[]> {
  const { companyId } = company
  const rules = await loadRules(db, companyId)
  if (rules.length === 0 || userIds.length === 0) return []
  const batches = await findBatches(db, companyId, now)
  const lost = await findLost(db, companyId, userIds, target.id)
  const departmentIds = departmentIdsOf(target.path)
  const moved = {
    departmentsOf: () => departmentIds,
    lostGrantIds: new Set(lost.map(({ grantId }) => grantId)),
  }
  const pairs = await planMembers(db, { companyId, rules, batches, userIds, now, moved })
  const names = await productNamesOf(db, companyId)
  const nameOf = await productNames(db, language)
  const effects: RuledProduct[] = []
  for (const product of new Set(pairs.map((pair) => pair.product))) {
    const own = pairs.filter((pair) => pair.product === product)
    const served = await findServed(db, { companyId, rules, batches, lost, now }, product, own)
    const effect = effectOf(own, served, rules)
    if (effect.gains + effect.waits + effect.loses + effect.stopsWaiting > 0)
      effects.push({ mainId: product, productName: nameOf(names.get(product) ?? ''), ...effect })
  }
  return effects
}

/** The licences that the move itself takes, whose seats are free for others. */
async function findLost(db: Connection, companyId: string, userIds: readonly string[], departmentId: string) {
  return db
    .select({
      grantId: grants.id,
      mainId: grants.mainId,
      departmentId: grants.departmentId,
    })
    .from(grants)
    .where(await grantsOutOfReach(db, companyId, userIds, departmentId))
}

interface Forecast {
  readonly companyId: string
  readonly rules: readonly NamedRule[]
  readonly batches: readonly Batch[]
  readonly lost: Awaited<ReturnType<typeof findLost>>
  readonly now: Date
}

/** Which of the members would get a seat of the product, after those who waited before. */
async function findServed(
  db: Connection,
  { companyId, rules, batches, lost, now }: Forecast,
  product: string,
  own: readonly PlannedPair[],
): Promise<ReadonlySet<string>> {
  const ofProduct = batches.filter((batch) => batch.product === product)
  const free = await findFree(db, companyId, ofProduct, [...freedBy(own), ...lost], now)
  const queued = await findQueue(db, companyId, product, free)
  const known = new Set(own.map(({ member }) => member.userId))
  const others = await planMembers(db, {
    companyId,
    rules,
    batches,
    userIds: queued.filter((userId) => !known.has(userId)),
    now,
  })
  const byMember = new Map(
    [...own, ...others.filter((pair) => pair.product === product)].map((pair) => [pair.member.userId, pair]),
  )
  const wasQueued = new Set(queued)
  const queue = [
    ...queued.flatMap((userId) => byMember.get(userId) ?? []),
    // Some of them wait already, but reach a free seat only after the move.
    ...own.filter(({ member }) => !wasQueued.has(member.userId)),
  ].flatMap((pair) => asWaiting(pair, rules))
  return new Set(planWaiting(queue, free).map(({ waiting }) => waiting.userId))
}

function effectOf(own: readonly PlannedPair[], served: ReadonlySet<string>, rules: readonly NamedRule[]) {
  const effect = { gains: 0, waits: 0, loses: 0, stopsWaiting: 0 }
  let endsAt: Date | null = null
  for (const pair of own) {
    const { seats, steps, waitsFor } = pair
    const usable = seats.filter(({ isUsable }) => isUsable)
    const ending = steps.filter((step) => step.kind === 'return' || step.kind === 'end')
    const isEnding = new Set(ending.map(({ seat }) => seat.grantId))
    const [waiting] = asWaiting(pair, rules)
    if (served.has(pair.member.userId)) {
      if (usable.length === 0 && waiting?.reason.source === 'rule') effect.gains++
      continue
    }
    if (waiting?.reason.source === 'rule' && waitsFor === undefined) effect.waits++
    if (waiting === undefined && waitsFor?.source === 'rule' && usable.length === 0) effect.stopsWaiting++
    if (
      usable.some(({ grantId }) => isEnding.has(grantId)) &&
      usable.every(({ grantId }) => isEnding.has(grantId))
    ) {
      effect.loses++
      for (const step of ending)
        if (step.kind === 'end' && (endsAt === null || step.endsAt > endsAt)) endsAt = step.endsAt
    }
  }
  return { ...effect, endsAt: endsAt?.toISOString() ?? null }
}
