import { keptForUndoMilliseconds } from '../../seats'
import { mayUse, winnerOf } from '../engine/planPair'
import type { Reach, Rule } from '../engine/wantedSeats'
import { reaches } from '../engine/wantedSeats'
import { departmentIds, type World } from './World'

/** What can happen in a company. Events that don't apply change nothing. */
export type HistoryEvent =
  | { readonly kind: 'join'; readonly userId: string; readonly departmentId: string }
  | { readonly kind: 'move'; readonly userId: string; readonly departmentId: string }
  | { readonly kind: 'leave'; readonly userId: string }
  | { readonly kind: 'group'; readonly userId: string; readonly isIn: boolean }
  | { readonly kind: 'buy'; readonly mainId: string; readonly count: number }
  | {
      readonly kind: 'pass'
      readonly mainId: string
      readonly from: string
      readonly to: string
      readonly count: number
    }
  | { readonly kind: 'days'; readonly count: number }
  | { readonly kind: 'disable'; readonly mainId: string; readonly isDisabled: boolean }
  | { readonly kind: 'grant'; readonly userId: string; readonly mainId: string }
  | { readonly kind: 'cancel'; readonly userId: string; readonly mainId: string }
  /** A request that is approved at once. */
  | { readonly kind: 'approve'; readonly userId: string; readonly product: string }
  | { readonly kind: 'withdraw'; readonly userId: string; readonly product: string }
  | { readonly kind: 'addRule'; readonly rule: Rule }
  | { readonly kind: 'editRule'; readonly rule: Rule }
  | { readonly kind: 'setState'; readonly ruleId: string; readonly state: 'active' | 'paused' }
  | { readonly kind: 'deleteRule'; readonly ruleId: string; readonly keeps: boolean }
  | {
      readonly kind: 'except'
      readonly ruleId: string
      readonly userId: string
      readonly product: string | null
    }
  | { readonly kind: 'include'; readonly ruleId: string; readonly userId: string }

const users = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6']
const places = Object.keys(departmentIds)
const mainIds = ['p1', 'p2', 'q1']
const ruleIds = ['r1', 'r2', 'r3']
const day = 86_400_000

/** Numbers from 0 to 1 that depend on the seed only. */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

export function randomEvent(next: () => number): HistoryEvent {
  const number = (most: number) => Math.floor(next() * most)
  const one = <T>(values: readonly T[]): T => values[number(values.length)] as T
  const [userId, departmentId, mainId] = [one(users), one(places), one(mainIds)]
  const reach = (): Reach => {
    const kind = number(6)
    if (kind === 0) return { kind: 'everybody' }
    if (kind === 1) return { kind: 'groups', groupIds: new Set(['g']) }
    return { kind: 'departments', departmentIds: new Set([one(places), one(places)]) }
  }
  const rule = (): Rule => ({
    id: one(ruleIds),
    state: 'active',
    reach: reach(),
    products: new Set([one(['p1', 'q1']), one(['p1', 'q1'])]),
    poolDepartmentId: next() < 0.3 ? one(places) : null,
    hasPool: true,
    graceDays: one([0, 0, 3, 10]),
  })
  const kind = number(46)
  if (kind < 8) return { kind: 'join', userId, departmentId }
  if (kind < 12) return { kind: 'move', userId, departmentId }
  if (kind < 14) return { kind: 'leave', userId }
  if (kind < 16) return { kind: 'group', userId, isIn: next() < 0.7 }
  if (kind < 20) return { kind: 'buy', mainId, count: 1 + number(3) }
  if (kind < 22) return { kind: 'pass', mainId, from: one(places), to: one(places), count: 1 + number(2) }
  if (kind < 24) return { kind: 'days', count: one([1, 4, 12]) }
  if (kind < 25) return { kind: 'disable', mainId, isDisabled: next() < 0.5 }
  if (kind < 27) return { kind: 'grant', userId, mainId }
  if (kind < 29) return { kind: 'cancel', userId, mainId }
  if (kind < 34) return { kind: 'addRule', rule: rule() }
  if (kind < 36) return { kind: 'editRule', rule: rule() }
  if (kind < 37) return { kind: 'setState', ruleId: one(ruleIds), state: one(['active', 'paused']) }
  if (kind < 38) return { kind: 'deleteRule', ruleId: one(ruleIds), keeps: next() < 0.5 }
  if (kind < 39) return { kind: 'except', ruleId: one(ruleIds), userId, product: one([null, 'p1', 'q1']) }
  if (kind < 40) return { kind: 'include', ruleId: one(ruleIds), userId }
  const product = one(['p1', 'q1'])
  return kind < 44 ? { kind: 'approve', userId, product } : { kind: 'withdraw', userId, product }
}

/** p1 and p2 are batches of one product; p1 ends after 20 days. */
export function addBatches(world: World): void {
  const permanent = { endAt: null, isDisabled: false }
  world.batches.push(
    {
      ...permanent,
      mainId: 'p1',
      product: 'p1',
      endAt: new Date(world.now.getTime() + 20 * day),
      seats: new Map([['top', 1]]),
    },
    { ...permanent, mainId: 'p2', product: 'p1', seats: new Map() },
    { ...permanent, mainId: 'q1', product: 'q1', seats: new Map([['design', 1]]) },
  )
}

/** @returns false if the event doesn't apply, so that nothing changed */
export function happen(world: World, event: HistoryEvent): boolean {
  const member = 'userId' in event ? world.members.find(({ userId }) => userId === event.userId) : undefined
  const rule =
    'ruleId' in event
      ? world.rules.find(({ id, state }) => id === event.ruleId && state !== 'deleted')
      : undefined
  switch (event.kind) {
    case 'join':
      if (member) return false
      world.members.push({ userId: event.userId, departmentId: event.departmentId, groupIds: new Set() })
      return true
    case 'move': {
      if (!member || member.departmentId === event.departmentId) return false
      member.departmentId = event.departmentId
      const { departmentIds } = world.place(member.userId)
      const stays = (ruleId: string | null) =>
        ruleId !== null && world.rules.find(({ id }) => id === ruleId)?.state !== 'paused'
      world.grants = world.grants.filter(
        (grant) =>
          grant.userId !== member.userId || departmentIds.includes(grant.departmentId) || stays(grant.ruleId),
      )
      return true
    }
    case 'leave': {
      if (!member) return false
      const { userId } = member
      world.members = world.members.filter((one) => one !== member)
      world.grants = world.grants.filter((grant) => grant.userId !== userId)
      world.kept = world.kept.filter((seat) => seat.userId !== userId)
      world.waiting = world.waiting.filter((entry) => entry.userId !== userId)
      world.approved = world.approved.filter((request) => request.userId !== userId)
      world.exceptions = world.exceptions.filter((exception) => exception.userId !== userId)
      return true
    }
    case 'group':
      if (!member || member.groupIds.has('g') === event.isIn) return false
      if (event.isIn) member.groupIds.add('g')
      else member.groupIds.delete('g')
      return true
    case 'buy': {
      const { seats } = world.batch(event.mainId)
      seats.set('top', (seats.get('top') ?? 0) + event.count)
      return true
    }
    case 'pass': {
      const batch = world.batch(event.mainId)
      if (event.from === event.to || world.free(batch, event.from) < event.count) return false
      batch.seats.set(event.from, (batch.seats.get(event.from) ?? 0) - event.count)
      batch.seats.set(event.to, (batch.seats.get(event.to) ?? 0) + event.count)
      return true
    }
    case 'days':
      world.now = new Date(world.now.getTime() + event.count * day)
      return true
    case 'disable': {
      const batch = world.batch(event.mainId)
      if (batch.isDisabled === event.isDisabled) return false
      batch.isDisabled = event.isDisabled
      return true
    }
    case 'grant': {
      const isHeld = world.grants.some((g) => g.userId === event.userId && g.mainId === event.mainId)
      if (!member || isHeld || !world.isUsable(world.batch(event.mainId))) return false
      return world.grant(event.userId, event.mainId)
    }
    case 'approve': {
      const { userId, product } = event
      const batches = world.batches.filter((batch) => batch.product === product && world.isUsable(batch))
      const isHeld = world.grants.some(
        (grant) => grant.userId === userId && batches.some(({ mainId }) => mainId === grant.mainId),
      )
      if (!member || batches.length === 0 || isHeld || world.isApproved(userId, product)) return false
      world.approved.push({ userId, product })
      return true
    }
    case 'withdraw':
      if (!member || !world.isApproved(event.userId, event.product)) return false
      world.approved = world.approved.filter(
        (one) => one.userId !== event.userId || one.product !== event.product,
      )
      return true
    case 'cancel': {
      const held = world.grants.find((g) => g.userId === event.userId && g.mainId === event.mainId)
      if (!held || !world.isUsable(world.batch(event.mainId))) return false
      const until = new Date(world.now.getTime() + keptForUndoMilliseconds)
      world.kept.push({ ...event, departmentId: held.departmentId, until })
      world.grants = world.grants.filter((grant) => grant !== held)
      if (held.ruleId !== null)
        except(world, {
          ruleId: held.ruleId,
          userId: event.userId,
          product: world.batch(event.mainId).product,
        })
      return true
    }
    case 'addRule':
      if (world.rules.some(({ id }) => id === event.rule.id)) return false
      world.rules.push(event.rule)
      return true
    case 'editRule': {
      const before = world.rules.find(({ id, state }) => id === event.rule.id && state !== 'deleted')
      if (!before) return false
      world.rules = world.rules.map((one) => (one === before ? { ...event.rule, state: before.state } : one))
      // The form sends those who are excepted from all products.
      for (const { userId } of world.members) {
        const own = world.exceptions.filter((one) => one.ruleId === before.id && one.userId === userId)
        const isFromAll =
          own.some(({ product }) => product === null) ||
          [...event.rule.products].every((product) => own.some((one) => one.product === product))
        if (isFromAll) except(world, { ruleId: before.id, userId, product: null })
      }
      return true
    }
    case 'setState':
      if (!rule || rule.state === event.state) return false
      world.rules = world.rules.map((one) => (one === rule ? { ...rule, state: event.state } : one))
      return true
    case 'deleteRule':
      if (!rule) return false
      world.rules = world.rules.map((one) => (one === rule ? { ...rule, state: 'deleted' as const } : one))
      if (event.keeps)
        for (const grant of world.grants)
          if (grant.ruleId === rule.id) Object.assign(grant, { ruleId: null, endsAt: null })
      return true
    case 'except':
      if (!rule || !member) return false
      if (event.product !== null && !rule.products.has(event.product)) return false
      except(world, event)
      world.grants = world.grants.filter(
        (grant) =>
          grant.userId !== event.userId ||
          grant.ruleId !== rule.id ||
          (event.product !== null && world.batch(grant.mainId).product !== event.product),
      )
      return true
    case 'include':
      if (!rule || !member) return false
      world.exceptions = world.exceptions.filter(
        (one) => one.ruleId !== event.ruleId || one.userId !== event.userId,
      )
      return true
  }
}

function except(world: World, { ruleId, userId, product }: World['exceptions'][number]) {
  const exists = world.exceptions.some(
    (one) => one.ruleId === ruleId && one.userId === userId && one.product === product,
  )
  if (!exists) world.exceptions.push({ ruleId, userId, product })
}

/** Throws unless the seats of a settled company are what its rules say, judged without the engine's plans. */
export function requireSettled(world: World): void {
  const fail = (why: string) => {
    throw new Error(why)
  }
  for (const batch of world.batches)
    for (const departmentId of Object.keys(departmentIds))
      if (world.free(batch, departmentId) < 0) fail(`more seats of ${batch.mainId} in use than exist`)
  const ruleOf = (id: string | null) => world.rules.find((rule) => rule.id === id)
  for (const { userId } of world.members) {
    const member = world.place(userId)
    for (const product of world.products) {
      const wantedBy = world.rules.filter(
        (rule) =>
          rule.state === 'active' &&
          rule.products.has(product) &&
          reaches(rule, member) &&
          !world.exceptions.some(
            (one) =>
              one.ruleId === rule.id &&
              one.userId === userId &&
              (one.product === null || one.product === product),
          ),
      )
      const own = world.grants.filter((g) => g.userId === userId && world.batch(g.mainId).product === product)
      const isWaiting = world.waiting.some((one) => one.userId === userId && one.product === product)
      const usable = own.filter((grant) => world.isUsable(world.batch(grant.mainId)))
      const ruled = own.filter(({ ruleId }) => ruleId !== null && ruleOf(ruleId)?.state !== 'paused')
      for (const grant of ruled) {
        const owner = wantedBy.find((rule) => mayUse(rule, member.departmentIds, grant.departmentId))
        if (grant.endsAt === null && owner?.id !== grant.ruleId)
          fail(`${userId} has a seat of ${grant.ruleId}, not of ${owner?.id}`)
        if (grant.endsAt !== null && grant.endsAt <= world.now) fail(`${userId} has a seat that ended`)
      }
      const placed = usable.filter((grant) => ruled.includes(grant) && grant.endsAt === null)
      if (placed.length > 1) fail(`${userId} has two seats of ${product}`)
      const isServed = usable.some((grant) => !ruled.includes(grant)) || placed.length > 0
      const winner = winnerOf(wantedBy)
      const batches = world.batches.filter((batch) => batch.product === product && world.isUsable(batch))
      if (isServed && isWaiting) fail(`${userId} waits for ${product} and has it`)
      const isApproved = world.isApproved(userId, product)
      if (isServed && isApproved) fail(`the request of ${userId} for ${product} is open, but served`)
      if (wantedBy.length === 0 && !isApproved && isWaiting)
        fail(`${userId} waits for ${product}, which nothing gives`)
      const wish = isApproved ? { poolDepartmentId: null } : winner
      if (wish && !isServed && batches.length > 0) {
        if (!isWaiting) fail(`${userId} neither has ${product} nor waits for it`)
        const open = batches.some((batch) =>
          Object.keys(departmentIds).some(
            (id) => mayUse(wish, member.departmentIds, id) && world.open(batch, id) > 0,
          ),
        )
        if (open) fail(`${userId} waits for ${product} although a seat is free`)
      }
    }
  }
}
