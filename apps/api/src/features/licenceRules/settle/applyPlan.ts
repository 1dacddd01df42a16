import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { closeRequests, closeWaiting, countSeats, insertGrants, returnSeats } from '../../seats'
import { grants, licenceRequests } from '../../seats/tables'
import { noteFreeSeats, noteMembers } from '../../waitingList'
import { waitingSeats } from '../../waitingList/tables'
import type { HeldSeat, Step, WaitReason } from '../engine/planPair'
import { notifySettled } from './notifySettled'
import type { Plan, Settled, SettledSeat } from './Plan'
import type { PlannedPair } from './planMembers'

interface Context {
  readonly companyId: string
  readonly now: Date
}

/** Carries out a plan whose products and members are locked, and notifies the members. */
export async function applyPlan(db: Connection, context: Context, plan: Plan): Promise<Settled> {
  const { companyId, now } = context
  const kept = stepsOf(plan.pairs, 'keep').map(({ pair, step }) => asSettled(pair, step.seat, step.ruleId))
  const ending = stepsOf(plan.pairs, 'end').map(({ pair, step }) => ({
    ...asSettled(pair, step.seat, step.seat.ruleId),
    endsAt: step.endsAt,
  }))
  const returned = stepsOf(plan.pairs, 'return').map(({ pair, step }) =>
    asSettled(pair, step.seat, step.seat.ruleId),
  )
  await updateGrants(
    db,
    companyId,
    [...kept.map((seat) => ({ ...seat, endsAt: null })), ...ending].map((seat) => ({
      ...seat,
      reason: { source: 'rule' as const, id: seat.ruleId },
    })),
  )
  await returnSeats(
    db,
    companyId,
    returned.map(({ grantId }) => grantId),
  )
  const moved = await moveGrants(db, context, plan)
  const fresh = plan.given.filter(({ grantId }) => grantId === null)
  const { taken, closed } = await insertGrants(
    db,
    { companyId, now },
    fresh.map(({ waiting, mainId, departmentId }) => ({
      userId: waiting.userId,
      mainId,
      departmentId,
      source: waiting.reason.source,
      sourceId: waiting.reason.id,
    })),
  )
  const granted = taken.map((seat, n) => ({ ...seat, ruleId: ruleOf(fresh[n]?.waiting.reason) }))
  const waiting = await changeWaiting(db, context, plan)
  await noteFreeSeats(db, companyId, plan.unfinished)
  const settled = { granted, moved, kept, ending, returned, waiting }
  await notifySettled(db, context, settled, closed)
  return settled
}

const ruleOf = (reason: WaitReason | undefined) => (reason?.source === 'rule' ? reason.id : null)

function stepsOf<K extends Step['kind']>(pairs: readonly PlannedPair[], kind: K) {
  type Found = Extract<Step, { readonly kind: K }>
  return pairs.flatMap((pair) =>
    pair.steps.flatMap((step) => (step.kind === kind ? [{ pair, step: step as Found }] : [])),
  )
}

const asSettled = (
  { member }: PlannedPair,
  { grantId, mainId, departmentId }: HeldSeat,
  ruleId: string | null,
): SettledSeat => ({ userId: member.userId, grantId, mainId, departmentId, ruleId })

interface ChangedSeat extends SettledSeat {
  readonly reason: { readonly source: WaitReason['source']; readonly id: string | null }
  readonly endsAt: Date | null
}

/** Stores the place, the reason and the end of existing grants. */
async function updateGrants(db: Connection, companyId: string, seats: readonly ChangedSeat[]): Promise<void> {
  if (seats.length === 0) return
  const rows = seats.map(({ grantId, mainId, departmentId, reason, endsAt }) => ({
    id: grantId,
    main_id: mainId,
    department_id: departmentId,
    source: reason.source,
    source_id: reason.id,
    ends_at: endsAt,
  }))
  await db
    .update(grants)
    .set({
      mainId: sql`seat.main_id`,
      departmentId: sql`seat.department_id`,
      source: sql`seat.source`,
      sourceId: sql`seat.source_id`,
      endsAt: sql`seat.ends_at`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as seat(id text, main_id text, department_id text, source text, source_id text, ends_at timestamptz)`,
    )
    .where(and(eq(grants.companyId, companyId), eq(grants.id, sql`seat.id`)))
}

/** Moves licences to other seats: they keep their serial numbers and devices. */
async function moveGrants(
  db: Connection,
  { companyId, now }: Context,
  { pairs, given }: Plan,
): Promise<readonly SettledSeat[]> {
  const seats = new Map(pairs.flatMap((pair) => pair.seats.map((seat) => [seat.grantId, seat])))
  const moves = given.flatMap(({ waiting, mainId, departmentId, grantId }) => {
    const from = grantId === null ? undefined : seats.get(grantId)
    if (!from) return []
    const { userId, reason } = waiting
    const to = { userId, grantId: from.grantId, mainId, departmentId, ruleId: ruleOf(reason), reason }
    return [{ from: { ...from, userId }, to }]
  })
  if (moves.length === 0) return []
  const to = moves.map((move) => move.to)
  await countSeats(
    db,
    companyId,
    moves.map(({ from }) => from),
    -1,
  )
  await countSeats(db, companyId, to, 1)
  await updateGrants(
    db,
    companyId,
    to.map((seat) => ({ ...seat, endsAt: null })),
  )
  await closeWaiting(db, { companyId, seats: to })
  await closeRequests(db, { companyId, seats: to, now })
  await noteMembers(
    db,
    companyId,
    to.map(({ userId }) => userId),
  )
  return to
}

/** @returns those who wait from now on */
async function changeWaiting(
  db: Connection,
  { companyId, now }: Context,
  { pairs, given }: Plan,
): Promise<Settled['waiting']> {
  const served = new Set(given.map(({ waiting, product }) => JSON.stringify([waiting.userId, product])))
  const isServed = ({ member, product }: PlannedPair) => served.has(JSON.stringify([member.userId, product]))
  const left = stepsOf(pairs, 'leave').map(({ pair }) => ({
    userId: pair.member.userId,
    mainId: pair.product,
  }))
  if (left.length > 0) await closeWaiting(db, { companyId, seats: left })
  // They have the licence that they asked for.
  await closeRequests(db, { companyId, seats: left, now })
  const waits = stepsOf(pairs, 'wait').filter(({ pair }) => !isServed(pair))
  const rows = waits.map(({ pair, step }) => ({
    user_id: pair.member.userId,
    main_id: pair.product,
    rule_id: ruleOf(step.reason),
    request_id: step.reason.source === 'request' ? step.reason.id : null,
  }))
  if (rows.length > 0)
    await db.execute(sql`
      insert into ${waitingSeats} (company_id, user_id, main_id, since, rule_id, request_id)
      select ${companyId}, entry.user_id, entry.main_id,
        coalesce(request.approved_at, ${now.toISOString()}::timestamptz), entry.rule_id, entry.request_id
      from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as (user_id text, main_id text, rule_id text, request_id text))
        with ordinality as entry(user_id, main_id, rule_id, request_id, ordinality)
      left join ${licenceRequests} as request
        on request.company_id = ${companyId} and request.id = entry.request_id
      order by ordinality
      on conflict (company_id, main_id, user_id)
        do update set rule_id = excluded.rule_id, request_id = excluded.request_id`)
  // Members are told of an approval when it happens.
  return waits.flatMap(({ pair, step }) =>
    pair.waitsFor === undefined && step.reason.source === 'rule'
      ? [{ userId: pair.member.userId, mainId: pair.product }]
      : [],
  )
}
