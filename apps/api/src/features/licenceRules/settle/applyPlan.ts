import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { closeWaiting, countSeats, insertGrants, returnSeats } from '../../seats'
import { grants } from '../../seats/tables'
import { noteFreeSeats, noteMembers } from '../../waitingList'
import { waitingSeats } from '../../waitingList/tables'
import type { HeldSeat, Step } from '../engine/planPair'
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
  await updateGrants(db, companyId, [...kept.map((seat) => ({ ...seat, endsAt: null })), ...ending])
  await returnSeats(
    db,
    companyId,
    returned.map(({ grantId }) => grantId),
  )
  const moved = await moveGrants(db, companyId, plan)
  const fresh = plan.given.filter(({ grantId }) => grantId === null)
  const { taken, closed } = await insertGrants(
    db,
    { companyId, now },
    fresh.map(({ waiting, mainId, departmentId }) => ({
      userId: waiting.userId,
      mainId,
      departmentId,
      source: 'rule' as const,
      sourceId: waiting.rule.id,
    })),
  )
  const granted = taken.map((seat, n) => ({ ...seat, ruleId: fresh[n]?.waiting.rule.id ?? null }))
  const waiting = await changeWaiting(db, context, plan)
  await noteFreeSeats(db, companyId, plan.unfinished)
  const settled = { granted, moved, kept, ending, returned, waiting }
  await notifySettled(db, context, settled, closed)
  return settled
}

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

/** Stores the place, the rule and the end of existing grants. */
async function updateGrants(
  db: Connection,
  companyId: string,
  seats: readonly (SettledSeat & { readonly endsAt: Date | null })[],
): Promise<void> {
  if (seats.length === 0) return
  const rows = seats.map(({ grantId, mainId, departmentId, ruleId, endsAt }) => ({
    id: grantId,
    main_id: mainId,
    department_id: departmentId,
    rule_id: ruleId,
    ends_at: endsAt,
  }))
  await db
    .update(grants)
    .set({
      mainId: sql`seat.main_id`,
      departmentId: sql`seat.department_id`,
      sourceId: sql`seat.rule_id`,
      endsAt: sql`seat.ends_at`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as seat(id text, main_id text, department_id text, rule_id text, ends_at timestamptz)`,
    )
    .where(and(eq(grants.companyId, companyId), eq(grants.id, sql`seat.id`)))
}

/** Moves licences to other seats: they keep their serial numbers and devices. */
async function moveGrants(
  db: Connection,
  companyId: string,
  { pairs, given }: Plan,
): Promise<readonly SettledSeat[]> {
  const seats = new Map(pairs.flatMap((pair) => pair.seats.map((seat) => [seat.grantId, seat])))
  const moves = given.flatMap(({ waiting, mainId, departmentId, grantId }) => {
    const from = grantId === null ? undefined : seats.get(grantId)
    if (!from) return []
    const { userId, rule } = waiting
    const to = { userId, grantId: from.grantId, mainId, departmentId, ruleId: rule.id }
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
  const waits = stepsOf(pairs, 'wait').filter(({ pair }) => !isServed(pair))
  const rows = waits.map(({ pair, step }) => ({
    user_id: pair.member.userId,
    main_id: pair.product,
    rule_id: step.ruleId,
  }))
  if (rows.length > 0)
    await db.execute(sql`
      insert into ${waitingSeats} (company_id, user_id, main_id, since, rule_id)
      select ${companyId}, user_id, main_id, ${now.toISOString()}::timestamptz, rule_id
      from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (user_id text, main_id text, rule_id text))
        with ordinality as entry(user_id, main_id, rule_id, ordinality)
      order by ordinality
      on conflict (company_id, main_id, user_id) do update set rule_id = excluded.rule_id`)
  return waits.flatMap(({ pair, step }) =>
    pair.waitsFor === undefined
      ? [{ userId: pair.member.userId, mainId: pair.product, ruleId: step.ruleId }]
      : [],
  )
}
