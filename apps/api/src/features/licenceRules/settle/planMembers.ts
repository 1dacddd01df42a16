import { and, asc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { isAmong } from '../../../platform/database/isAmong'
import { statusOf } from '../../authorisation'
import { departmentIdsOf, departmentOf } from '../../organisation'
import { departments, memberships, permissionGroupMembers } from '../../organisation/tables'
import { grants, licenceRequests, products } from '../../seats/tables'
import { licenceExceptions, waitingSeats } from '../../waitingList/tables'
import { type HeldSeat, planPair, type Step, type WaitReason } from '../engine/planPair'
import { type Exception, type Member, type Rule, wantedSeats } from '../engine/wantedSeats'
import { asException } from './loadRules'

/** A batch of a product. */
export interface Batch {
  readonly mainId: string
  /** The first batch. */
  readonly product: string
  readonly isUsable: boolean
  readonly isDisabled: boolean
  /** In milliseconds; null: permanent. */
  readonly endAt: number | null
}

/** The batches of a company with seats for members, those that end last first. */
export async function findBatches(db: Connection, companyId: string, now: Date): Promise<readonly Batch[]> {
  const rows = await db
    .select({
      mainId: products.mainId,
      batchOf: products.batchOf,
      disabled: products.disabled,
      endAt: products.endAt,
    })
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.isConcurrent, false)))
    .orderBy(sql`${products.endAt} desc nulls first`, asc(products.mainId))
  return rows.map((row) => ({
    mainId: row.mainId,
    product: row.batchOf ?? row.mainId,
    isUsable: statusOf(row, now) === 'normal',
    isDisabled: row.disabled,
    endAt: row.endAt?.getTime() ?? null,
  }))
}

/** One member and one product, with what has to change. */
export interface PlannedPair {
  readonly member: Member
  readonly product: string
  readonly rules: readonly Rule[]
  readonly seats: readonly HeldSeat[]
  readonly waitsFor: WaitReason | undefined
  readonly steps: readonly Step[]
}

interface Planning {
  readonly companyId: string
  /** All rules of the company. */
  readonly rules: readonly Rule[]
  readonly batches: readonly Batch[]
  readonly userIds: readonly string[]
  readonly now: Date
  /** For a forecast: what the exceptions would be. */
  readonly changeExceptions?: (exceptions: readonly Exception[]) => readonly Exception[]
  /** For a forecast: the departments of each of these members, from the top down, and the grants that they have lost. */
  readonly moved?: {
    readonly departmentsOf: (userId: string) => readonly string[]
    readonly lostGrantIds: ReadonlySet<string>
  }
}

/** Compares what these members have with the rules and their approved requests. They come in the order in which they joined the company. */
export async function planMembers(
  db: Connection,
  { companyId, rules, batches, userIds, now, changeExceptions = (same) => same, moved }: Planning,
): Promise<readonly PlannedPair[]> {
  if (userIds.length === 0) return []
  const placed = await findPlaced(db, companyId, userIds)
  const members = moved
    ? placed.map((member) => ({ ...member, departmentIds: moved.departmentsOf(member.userId) }))
    : placed
  const exceptions = await db
    .select()
    .from(licenceExceptions)
    .where(and(eq(licenceExceptions.companyId, companyId), isAmong(licenceExceptions.userId, userIds)))
  const wanted = wantedSeats(rules, members, changeExceptions(exceptions.map(asException)))
  const wantedBy = byPair(wanted)
  const seats = await findSeats(db, companyId, batches, userIds)
  const seatsOf = byPair(moved ? seats.filter(({ grantId }) => !moved.lostGrantIds.has(grantId)) : seats)
  const waiting = await db
    .select({
      userId: waitingSeats.userId,
      product: waitingSeats.mainId,
      ruleId: waitingSeats.ruleId,
      requestId: waitingSeats.requestId,
    })
    .from(waitingSeats)
    .where(and(eq(waitingSeats.companyId, companyId), isAmong(waitingSeats.userId, userIds)))
  const waitingOf = byPair(waiting)
  const approvedOf = byPair(await findApproved(db, companyId, userIds))
  const usable = new Set(batches.filter(({ isUsable }) => isUsable).map(({ product }) => product))
  const ruleOf = new Map(rules.map((rule) => [rule.id, rule]))
  return members.flatMap((member) => {
    const { userId, departmentIds } = member
    const own = new Set([
      ...(wantedBy.get(userId)?.keys() ?? []),
      ...(seatsOf.get(userId)?.keys() ?? []),
      ...(waitingOf.get(userId)?.keys() ?? []),
      ...(approvedOf.get(userId)?.keys() ?? []),
    ])
    return [...own].map((product) => {
      const pair = {
        wantedBy: wantedBy.get(userId)?.get(product)?.[0]?.rules ?? [],
        approved: approvedOf.get(userId)?.get(product)?.[0]?.id,
        seats: seatsOf.get(userId)?.get(product) ?? [],
        waitsFor: asReason(waitingOf.get(userId)?.get(product)?.[0]),
        departmentIds,
        isUsable: usable.has(product),
      }
      const steps = planPair(pair, (id) => ruleOf.get(id), now)
      return { member, product, rules: pair.wantedBy, seats: pair.seats, waitsFor: pair.waitsFor, steps }
    })
  })
}

const asReason = (
  row: { readonly ruleId: string | null; readonly requestId: string | null } | undefined,
): WaitReason | undefined => {
  if (row?.requestId != null) return { source: 'request', id: row.requestId }
  return row?.ruleId == null ? undefined : { source: 'rule', id: row.ruleId }
}

const findApproved = (db: Connection, companyId: string, userIds: readonly string[]) =>
  db
    .select({ id: licenceRequests.id, userId: licenceRequests.userId, product: licenceRequests.mainId })
    .from(licenceRequests)
    .where(
      and(
        eq(licenceRequests.companyId, companyId),
        eq(licenceRequests.state, 'approved'),
        isAmong(licenceRequests.userId, userIds),
      ),
    )

/** Members in the order in which they joined, with their departments and groups. */
export async function findPlaced(
  db: Connection,
  companyId: string,
  userIds: readonly string[],
): Promise<readonly Member[]> {
  const rows = await db
    .select({
      userId: memberships.userId,
      path: departments.path,
      groupIds: sql<string[]>`array(
        select ${permissionGroupMembers.groupId} from ${permissionGroupMembers}
        where ${permissionGroupMembers.companyId} = ${memberships.companyId}
          and ${permissionGroupMembers.userId} = ${memberships.userId}
      )`,
    })
    .from(memberships)
    .innerJoin(departments, departmentOf(memberships))
    .where(and(eq(memberships.companyId, companyId), isAmong(memberships.userId, userIds)))
    .orderBy(asc(memberships.joinedAt), asc(memberships.userId))
  return rows.map(({ path, ...member }) => ({ ...member, departmentIds: departmentIdsOf(path) }))
}

async function findSeats(
  db: Connection,
  companyId: string,
  batches: readonly Batch[],
  userIds: readonly string[],
) {
  const rows = await db
    .select({
      grantId: grants.id,
      userId: grants.userId,
      mainId: grants.mainId,
      departmentId: grants.departmentId,
      ruleId: sql<string | null>`case when ${grants.source} = 'rule' then ${grants.sourceId} end`,
      endsAt: grants.endsAt,
    })
    .from(grants)
    .where(and(eq(grants.companyId, companyId), isAmong(grants.userId, userIds)))
  const batchOf = new Map(batches.map((batch) => [batch.mainId, batch]))
  return rows.map((row) => {
    const batch = batchOf.get(row.mainId)
    return {
      ...row,
      product: batch?.product ?? row.mainId,
      isUsable: batch?.isUsable ?? false,
      batchEnd: batch?.endAt ?? null,
    }
  })
}

function byPair<T extends { readonly userId: string; readonly product: string }>(rows: readonly T[]) {
  const members = new Map<string, Map<string, T[]>>()
  for (const row of rows) {
    const own = members.get(row.userId) ?? new Map<string, T[]>()
    members.set(row.userId, own)
    const ofProduct = own.get(row.product)
    if (ofProduct) ofProduct.push(row)
    else own.set(row.product, [row])
  }
  return members
}
