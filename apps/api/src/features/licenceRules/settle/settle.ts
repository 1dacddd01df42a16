import type { Connection } from '../../../platform/database/Connection'
import { lockProducts, lockSeekers } from '../../seats'
import { planWaiting, type Waiting } from '../engine/planWaiting'
import { applyPlan } from './applyPlan'
import { findFree, findQueue, queueLength } from './findQueue'
import { loadRules, type NamedRule } from './loadRules'
import type { Plan, Settled } from './Plan'
import { type Batch, findBatches, type PlannedPair, planMembers } from './planMembers'

interface Settling {
  readonly companyId: string
  /** Members to compare with the rules. */
  readonly userIds: readonly string[]
  /** Batches of products whose waiting lists move on, besides those that the members change. */
  readonly mainIds: readonly string[]
  /** Changes only what belongs to this member, because a larger chunk failed. */
  readonly only?: string | undefined
  readonly now: Date
}

/**
 * Makes the seats of these members equal to the rules, and gives free seats of the products in the order of the waiting
 * list. The company is locked already. Locks only the products that change; the members come last.
 *
 * @returns undefined if nothing had to change
 */
export async function settle(db: Connection, settling: Settling): Promise<Settled | undefined> {
  const { companyId, userIds, only, now } = settling
  const rules = await loadRules(db, companyId)
  const batches = await findBatches(db, companyId, now)
  const members = { companyId, rules, batches, now }
  // Without locks: most members have what they should. What changes meanwhile adds a check of its own.
  const seen = await planMembers(db, { ...members, userIds })
  const named = new Set(settling.mainIds)
  const touched = new Set([
    // Somebody who waits may reach a free seat now, because they moved or the rule has another pool.
    ...seen.flatMap(({ product, steps, waitsFor }) =>
      steps.length > 0 || waitsFor !== undefined ? [product] : [],
    ),
    ...batches.flatMap(({ mainId, product }) => (named.has(mainId) ? [product] : [])),
  ])
  if (touched.size === 0) return undefined
  await lockProducts(
    db,
    companyId,
    batches.flatMap(({ mainId, product }) => (touched.has(product) ? [mainId] : [])),
  )
  const changing = new Set(
    seen.flatMap(({ member, product }) => (touched.has(product) ? [member.userId] : [])),
  )
  const pairs = (await planMembers(db, { ...members, userIds: [...changing] })).filter(
    ({ product, member }) => touched.has(product) && (only === undefined || member.userId === only),
  )
  const plan = await planProducts(db, { ...members, only }, [...touched], pairs)
  const involved = new Set([
    ...plan.pairs.flatMap(({ member, steps }) =>
      steps.some(({ kind }) => kind === 'return') ? [member.userId] : [],
    ),
    ...plan.given.map(({ waiting }) => waiting.userId),
  ])
  await lockSeekers(db, companyId, [...involved])
  return applyPlan(db, { companyId, now }, plan)
}

interface Planning {
  readonly companyId: string
  readonly rules: readonly NamedRule[]
  readonly batches: readonly Batch[]
  readonly only: string | undefined
  readonly now: Date
}

async function planProducts(
  db: Connection,
  planning: Planning,
  products: readonly string[],
  pairs: readonly PlannedPair[],
): Promise<Plan> {
  const plans: Plan[] = []
  for (const product of products)
    plans.push(
      await planProduct(
        db,
        planning,
        product,
        pairs.filter((pair) => pair.product === product),
      ),
    )
  return {
    pairs: plans.flatMap((plan) => plan.pairs),
    given: plans.flatMap((plan) => plan.given),
    unfinished: plans.flatMap((plan) => plan.unfinished),
  }
}

/** Those who wait already come first, then these members in their order. */
async function planProduct(
  db: Connection,
  { companyId, rules, batches, only, now }: Planning,
  product: string,
  own: readonly PlannedPair[],
): Promise<Plan> {
  const ofProduct = batches.filter((batch) => batch.product === product)
  const free = await findFree(db, companyId, ofProduct, freedBy(own), now)
  const queued = await findQueue(db, companyId, product, free)
  const known = new Set(own.map(({ member }) => member.userId))
  const others = (
    await planMembers(db, {
      companyId,
      rules,
      batches,
      userIds: queued.filter((userId) => !known.has(userId)),
      now,
    })
  ).filter((pair) => pair.product === product)
  const pairs = [...own, ...(only === undefined ? others : [])]
  const byMember = new Map([...own, ...others].map((pair) => [pair.member.userId, pair]))
  const isLong = queued.length === queueLength
  const newcomers = isLong ? [] : own.filter((pair) => pair.waitsFor === undefined)
  const queue = [...queued.flatMap((userId) => byMember.get(userId) ?? []), ...newcomers].flatMap((pair) =>
    asWaiting(pair, rules),
  )
  const given = planWaiting(queue, await findFree(db, companyId, ofProduct, freedBy(pairs), now))
    .filter(({ waiting }) => only === undefined || waiting.userId === only)
    .map((seat) => ({ ...seat, product }))
  const isRelabelled = own.some(
    ({ waitsFor, steps }) => waitsFor !== undefined && steps.some(({ kind }) => kind === 'wait'),
  )
  return { pairs, given, unfinished: isLong || isRelabelled ? [product] : [] }
}

/** Seats that return. */
export const freedBy = (pairs: readonly Pick<PlannedPair, 'steps'>[]) =>
  pairs.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'return' ? [step.seat] : [])))

/** The member in the queue after the steps; empty: no longer waiting. */
export function asWaiting(
  { member, seats, steps, waitsFor }: PlannedPair,
  rules: readonly NamedRule[],
): readonly Waiting[] {
  const waits = steps.find((step) => step.kind === 'wait')
  const reason = steps.some(({ kind }) => kind === 'leave') ? undefined : (waits?.reason ?? waitsFor)
  if (!reason) return []
  const rule =
    reason.source === 'rule'
      ? rules.find(({ id, state }) => id === reason.id && state === 'active')
      : { poolDepartmentId: null }
  if (!rule) return []
  const returned = new Set(freedBy([{ steps }]).map(({ grantId }) => grantId))
  const moving = seats.filter(
    ({ grantId, isUsable, ruleId }) => isUsable && ruleId !== null && !returned.has(grantId),
  )
  const { userId, departmentIds } = member
  return [{ userId, departmentIds, reason, poolDepartmentId: rule.poolDepartmentId, moving }]
}
