import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { memberships } from '../organisation/tables'
import { noteFreeSeats, noteMembers } from '../waitingList'
import { seatHoldings } from './tables'

/** A seat in use: its product, the department that owns it, and its user. */
export interface Seat {
  readonly mainId: string
  readonly departmentId: string
  readonly userId: string
}

/**
 * Counts seats as taken (`by` 1) or returned (`by` -1), at the holdings and at the members. Returned ones move the
 * waiting list on, and the rules are compared with what their members have left.
 */
export async function countSeats(db: Connection, companyId: string, seats: readonly Seat[], by: 1 | -1) {
  if (seats.length === 0) return
  await countAtHoldings(db, companyId, seats, by)

  const memberDeltas = tally(seats, (seat) => seat.userId).map(({ first, count }) => ({
    user_id: first.userId,
    change: by * count,
  }))
  await db
    .update(memberships)
    .set({ grantCount: sql`${memberships.grantCount} + delta.change` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(memberDeltas)}::jsonb) as delta(user_id text, change int)`)
    .where(and(eq(memberships.companyId, companyId), sql`${memberships.userId} = delta.user_id`))
  if (by === 1) return
  await noteFreeSeats(
    db,
    companyId,
    seats.map(({ mainId }) => mainId),
  )
  await noteMembers(
    db,
    companyId,
    seats.map(({ userId }) => userId),
  )
}

/** Counts seats at the departments that own them only. */
export async function countAtHoldings(
  db: Connection,
  companyId: string,
  seats: readonly Omit<Seat, 'userId'>[],
  by: 1 | -1,
) {
  if (seats.length === 0) return
  const holdings = tally(seats, (seat) => JSON.stringify([seat.mainId, seat.departmentId]))
  const holdingDeltas = holdings.map(({ first, count }) => ({
    main_id: first.mainId,
    department_id: first.departmentId,
    change: by * count,
  }))
  await db
    .update(seatHoldings)
    .set({ used: sql`${seatHoldings.used} + delta.change` })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(holdingDeltas)}::jsonb) as delta(main_id text, department_id text, change int)`,
    )
    .where(
      and(
        eq(seatHoldings.companyId, companyId),
        sql`${seatHoldings.mainId} = delta.main_id and ${seatHoldings.departmentId} = delta.department_id`,
      ),
    )
}

function tally<S>(seats: readonly S[], keyOf: (seat: S) => string) {
  const groups = new Map<string, { first: S; count: number }>()
  for (const seat of seats) {
    const group = groups.get(keyOf(seat))
    if (group) group.count += 1
    else groups.set(keyOf(seat), { first: seat, count: 1 })
  }
  return [...groups.values()]
}
