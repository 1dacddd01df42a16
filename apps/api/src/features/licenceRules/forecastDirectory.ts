import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isAmong } from '../../platform/database/isAmong'
import { grants } from '../seats/tables'
import { planPair } from './engine/planPair'
import { planWaiting } from './engine/planWaiting'
import { wantedSeats } from './engine/wantedSeats'
import { findFree, findQueue } from './settle/findQueue'
import { loadRules, type NamedRule } from './settle/loadRules'
import { findBatches, type PlannedPair, planMembers } from './settle/planMembers'
import { asWaiting, freedBy } from './settle/settle'

/** Somebody with their departments from the top down; those that don't exist yet are left out. */
export interface ForecastPerson {
  /** Of a member, or any key of somebody who isn't one. */
  readonly userId: string
  readonly departmentIds: readonly string[]
}

interface DirectoryChanges {
  readonly companyId: string
  readonly joiners: readonly ForecastPerson[]
  readonly movers: readonly ForecastPerson[]
  readonly leaverIds: readonly string[]
  readonly now: Date
}

export interface SeatForecast {
  readonly mainId: string
  /** The company's free seats before. */
  readonly free: number
  /** Free seats that rules give to joiners and movers, after those who waited before. */
  readonly gives: number
  /** Joiners and movers for whom a rule finds no free seat. */
  readonly waits: number
  /** Seats that leavers and movers return. */
  readonly returns: number
}

/** Plans, without locks, what many people who join, move and leave cost and return in seats, by product. */
export async function forecastDirectory(
  db: Connection,
  { companyId, joiners, movers, leaverIds, now }: DirectoryChanges,
): Promise<readonly SeatForecast[]> {
  const rules = await loadRules(db, companyId)
  const batches = await findBatches(db, companyId, now)
  const productOf = new Map(batches.map(({ mainId, product }) => [mainId, product]))
  const left = await findGrants(db, companyId, leaverIds)
  const lost = await findLost(db, companyId, movers, rules)
  const departmentsOf = new Map(movers.map(({ userId, departmentIds }) => [userId, departmentIds]))
  const moved = {
    departmentsOf: (userId: string) => departmentsOf.get(userId) ?? [],
    lostGrantIds: new Set(lost.map(({ grantId }) => grantId)),
  }
  const userIds = rules.length > 0 ? movers.map(({ userId }) => userId) : []
  const pairs = groupOf([
    ...(await planMembers(db, { companyId, rules, batches, userIds, now, moved })),
    ...pairsOfJoiners(joiners, rules, new Set(batches.flatMap((b) => (b.isUsable ? [b.product] : []))), now),
  ])
  const freed = groupOf(
    [...left, ...lost].map((seat) => ({ ...seat, product: productOf.get(seat.mainId) ?? seat.mainId })),
  )
  const products = new Set([...pairs.keys(), ...freed.keys()])
  const forecasts: SeatForecast[] = []
  for (const mainId of products) {
    const own = pairs.get(mainId) ?? []
    const seats = freed.get(mainId) ?? []
    const returned = freedBy(own)
    const waiting = own.flatMap((pair) => asWaiting(pair, rules).filter(({ moving }) => moving.length === 0))
    const ofProduct = batches.filter(({ product }) => product === mainId)
    let gives = 0
    if (waiting.length > 0) {
      const free = await findFree(db, companyId, ofProduct, [...returned, ...seats], now)
      const queued = await findQueue(db, companyId, mainId, free)
      const known = new Set(own.map(({ member }) => member.userId))
      const before = (
        await planMembers(db, {
          companyId,
          rules,
          batches,
          userIds: queued.filter((userId) => !known.has(userId)),
          now,
        })
      ).filter(({ product }) => product === mainId)
      const queue = [...before.flatMap((pair) => asWaiting(pair, rules)), ...waiting]
      gives = planWaiting(queue, free).filter(({ waiting: { userId } }) => known.has(userId)).length
    }
    if (waiting.length + seats.length + returned.length === 0) continue
    const unused = await findFree(db, companyId, ofProduct, [], now)
    forecasts.push({
      mainId,
      free: unused.flatMap(({ free }) => [...free.values()]).reduce((sum, count) => sum + count, 0),
      gives,
      waits: waiting.length - gives,
      returns: seats.length + returned.length,
    })
  }
  return forecasts.toSorted((one, other) => (one.mainId < other.mainId ? -1 : 1))
}

/** People who aren't members yet have nothing, so that only rules count. */
const pairsOfJoiners = (
  joiners: readonly ForecastPerson[],
  rules: readonly NamedRule[],
  usable: ReadonlySet<string>,
  now: Date,
): PlannedPair[] => {
  const members = new Map(joiners.map((one) => [one.userId, { ...one, groupIds: [] }]))
  const ruleOf = new Map(rules.map((rule) => [rule.id, rule]))
  return wantedSeats(rules, [...members.values()], []).flatMap(({ userId, product, rules: wantedBy }) => {
    const member = members.get(userId)
    if (!member) return []
    const nothing = { seats: [], waitsFor: undefined }
    const pair = {
      ...nothing,
      wantedBy,
      approved: undefined,
      departmentIds: member.departmentIds,
      isUsable: usable.has(product),
    }
    return [
      { ...nothing, member, product, rules: wantedBy, steps: planPair(pair, (id) => ruleOf.get(id), now) },
    ]
  })
}

const findGrants = async (db: Connection, companyId: string, userIds: readonly string[]) =>
  userIds.length === 0
    ? []
    : db
        .select({
          grantId: grants.id,
          mainId: grants.mainId,
          departmentId: grants.departmentId,
          userId: grants.userId,
          source: grants.source,
          sourceId: grants.sourceId,
        })
        .from(grants)
        .where(and(eq(grants.companyId, companyId), isAmong(grants.userId, userIds)))

/** Seats that moves themselves take: of departments that aren't above any more, unless a rule decides about them. */
async function findLost(
  db: Connection,
  companyId: string,
  movers: readonly ForecastPerson[],
  rules: readonly NamedRule[],
) {
  const departmentsOf = new Map(movers.map(({ userId, departmentIds }) => [userId, departmentIds]))
  const ruled = new Set(rules.flatMap(({ id, state }) => (state === 'paused' ? [] : [id])))
  const held = await findGrants(db, companyId, [...departmentsOf.keys()])
  return held.filter(
    ({ userId, departmentId, source, sourceId }) =>
      !(departmentsOf.get(userId) ?? []).includes(departmentId) &&
      !(source === 'rule' && sourceId !== null && ruled.has(sourceId)),
  )
}

function groupOf<T extends { readonly product: string }>(rows: readonly T[]): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(row.product)
    if (group) group.push(row)
    else groups.set(row.product, [row])
  }
  return groups
}
