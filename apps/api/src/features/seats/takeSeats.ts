import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { newSerialNumber } from '../../platform/keys/newSerialNumber'
import { Refusal } from '../../platform/refusal/Refusal'
import { type ClosedRequest, closeRequests, closeWaiting } from './closeRequests'
import { countSeats, type Seat } from './countSeats'
import { notifyFewSeats } from './notifyFewSeats'
import { notifyGranted } from './notifyHolders'
import { planFreeSeats } from './planSeats'
import { findFreeSeats, lockSeekers } from './seatQueries'
import { grants } from './tables'

/** Why a member gets a seat. */
export interface SeatSource {
  readonly source: (typeof grants.$inferSelect)['source']
  /** Of the bulk change, request or rule behind it. */
  readonly sourceId: string | null
}

interface SeatsRequest {
  readonly companyId: string
  readonly mainIds: readonly string[]
  readonly userIds: readonly string[]
  /** Default: an administrator gave it by hand. */
  readonly from?: SeatSource
  readonly now: Date
}

export interface TakenSeat extends Seat {
  readonly grantId: string
}

/** A seat that a member should get. */
export interface SeatWish {
  readonly mainId: string
  readonly userId: string
}

type Unmet = 'memberMissing' | 'alreadyGranted' | 'noSeats'

const byHand: SeatSource = { source: 'manual', sourceId: null }

/**
 * Gives each member a seat of each product, from the nearest department upwards with a free one: all or none. Each
 * member gets one message, their pending requests are closed, and buyers are notified when few seats are left. The
 * products are locked already; the caller checks whether they may be granted.
 *
 * @throws Refusal `missing`, `alreadyGranted` or `notEnoughSeats`
 */
export async function takeSeats(db: Connection, input: SeatsRequest): Promise<readonly TakenSeat[]> {
  const { companyId, now, from = byHand } = input
  const [mainIds, userIds] = [[...new Set(input.mainIds)], [...new Set(input.userIds)]]
  const wishes = mainIds.flatMap((mainId) => userIds.map((userId) => ({ mainId, userId })))
  const { planned, unmet } = await plan(db, companyId, wishes)
  const reasons = new Set(unmet.values())
  if (reasons.has('memberMissing')) throw new Refusal(authorisationRefusals.memberMissing)
  if (reasons.has('alreadyGranted')) throw new Refusal(authorisationRefusals.alreadyGranted)
  if (reasons.has('noSeats')) throw new Refusal(authorisationRefusals.notEnoughSeats)
  const taken = await grant(db, { companyId, now, from }, planned)
  if (taken.length > 0) await notifyFewSeats(db, { companyId, mainIds, now })
  return taken
}

interface Wishes {
  readonly companyId: string
  /** Each pair once. */
  readonly wishes: readonly SeatWish[]
  readonly from: SeatSource
  readonly now: Date
}

/**
 * Like {@link takeSeats}, but gives as many of the seats as it can: a free seat goes to the first wish in order. Buyers
 * aren't notified.
 *
 * @returns the seats, and for each other wish the reason
 */
export async function takeFreeSeats(
  db: Connection,
  { companyId, wishes, from, now }: Wishes,
): Promise<{ readonly taken: readonly TakenSeat[]; readonly unmet: ReadonlyMap<SeatWish, Unmet> }> {
  const { planned, unmet } = await plan(db, companyId, wishes)
  return { taken: await grant(db, { companyId, now, from }, planned), unmet }
}

/** Locks the members and finds a seat for each wish. */
async function plan(db: Connection, companyId: string, wishes: readonly SeatWish[]) {
  const unmet = new Map<SeatWish, Unmet>()
  const [mainIds, userIds] = [distinct(wishes, 'mainId'), distinct(wishes, 'userId')]
  const seekers = new Map(
    (await lockSeekers(db, companyId, userIds)).map((seeker) => [seeker.userId, seeker] as const),
  )
  const held = await findHeld(db, companyId, mainIds, userIds)
  const free = await findFreeSeats(db, companyId, mainIds, [...seekers.values()])
  const planned = mainIds.flatMap((mainId) => {
    const open = wishes.filter((wish) => {
      if (wish.mainId !== mainId) return false
      if (!seekers.has(wish.userId)) unmet.set(wish, 'memberMissing')
      else if (held.has(keyOf(wish))) unmet.set(wish, 'alreadyGranted')
      return !unmet.has(wish)
    })
    const seats = planFreeSeats(
      open.flatMap(({ userId }) => seekers.get(userId) ?? []),
      free.get(mainId) ?? [],
    )
    const seated = new Set(seats.map(({ userId }) => userId))
    for (const wish of open) if (!seated.has(wish.userId)) unmet.set(wish, 'noSeats')
    return seats.map(({ userId, departmentId }) => ({ mainId, userId, departmentId }))
  })
  return { planned, unmet }
}

const distinct = <K extends keyof SeatWish>(wishes: readonly SeatWish[], key: K) => [
  ...new Set(wishes.map((wish) => wish[key])),
]

const keyOf = ({ mainId, userId }: SeatWish) => JSON.stringify([mainId, userId])

async function findHeld(
  db: Connection,
  companyId: string,
  mainIds: readonly string[],
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (mainIds.length === 0 || userIds.length === 0) return new Set()
  const rows = await db
    .select({ mainId: grants.mainId, userId: grants.userId })
    .from(grants)
    .where(
      and(
        eq(grants.companyId, companyId),
        inArray(grants.mainId, [...mainIds]),
        inArray(grants.userId, [...userIds]),
      ),
    )
  return new Set(rows.map(keyOf))
}

async function grant(
  db: Connection,
  { companyId, now, from }: { readonly companyId: string; readonly now: Date; readonly from: SeatSource },
  seats: readonly Seat[],
): Promise<readonly TakenSeat[]> {
  const { taken, closed } = await insertGrants(
    db,
    { companyId, now },
    seats.map((seat) => ({ ...seat, ...from })),
  )
  await notifyGranted(db, { companyId, now }, taken, closed)
  return taken
}

/**
 * Writes grants for seats that are free, counts them, closes the requests for them, and removes the members from the
 * waiting lists. The products and the members are locked already.
 */
export async function insertGrants(
  db: Connection,
  { companyId, now }: { readonly companyId: string; readonly now: Date },
  seats: readonly (Seat & SeatSource)[],
): Promise<{ readonly taken: readonly TakenSeat[]; readonly closed: readonly ClosedRequest[] }> {
  if (seats.length === 0) return { taken: [], closed: [] }
  const taken = seats.map(({ mainId, userId, departmentId }) => ({
    grantId: crypto.randomUUID(),
    mainId,
    userId,
    departmentId,
  }))
  const rows = seats.map(({ mainId, userId, departmentId, source, sourceId }, n) => ({
    id: taken[n]?.grantId,
    main_id: mainId,
    user_id: userId,
    department_id: departmentId,
    sn: newSerialNumber(),
    source,
    source_id: sourceId,
  }))
  // As one argument, however many there are: thousands of parameters are slow to parse.
  await db.execute(sql`
    insert into ${grants}
      (company_id, id, main_id, user_id, department_id, sn, granted_at, source, source_id)
    select ${companyId}, id, main_id, user_id, department_id, sn, ${now.toISOString()}::timestamptz, source, source_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as seat(id text, main_id text, user_id text, department_id text, sn text, source text, source_id text)`)
  await countSeats(db, companyId, seats, 1)
  await closeWaiting(db, { companyId, seats })
  return { taken, closed: await closeRequests(db, { companyId, seats, now }) }
}
