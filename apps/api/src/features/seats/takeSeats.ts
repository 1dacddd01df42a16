import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { newSerialNumber } from '../../platform/keys/newSerialNumber'
import { Refusal } from '../../platform/refusal/Refusal'
import { closeRequests } from './closeRequests'
import { countSeats } from './countSeats'
import { notifyFewSeats } from './notifyFewSeats'
import { notifyGranted } from './notifyHolders'
import { planSeats } from './planSeats'
import { findFreeSeats, lockSeekers } from './seatQueries'
import { grants } from './tables'

interface SeatsRequest {
  readonly companyId: string
  readonly mainIds: readonly string[]
  readonly userIds: readonly string[]
  readonly now: Date
}

interface TakenSeat {
  readonly grantId: string
  readonly mainId: string
  readonly userId: string
  /** The department that owns the seat. */
  readonly departmentId: string
}

/**
 * Gives each member a seat of each product, from the nearest department upwards with a free one: all or none. Each
 * member gets one message, their pending requests are closed, and buyers are notified when few seats are left. The
 * products are locked already; the caller checks whether they may be granted.
 *
 * @throws Refusal `missing`, `alreadyGranted` or `notEnoughSeats`
 */
export async function takeSeats(db: Connection, input: SeatsRequest): Promise<readonly TakenSeat[]> {
  const { companyId, now } = input
  const mainIds = [...new Set(input.mainIds)]
  const userIds = [...new Set(input.userIds)]

  const seekers = await lockSeekers(db, companyId, userIds)
  if (seekers.length < userIds.length) throw new Refusal(authorisationRefusals.memberMissing)
  await refuseDoubles(db, companyId, mainIds, userIds)

  const free = await findFreeSeats(db, companyId, mainIds, seekers)
  const rows = mainIds.flatMap((mainId) => {
    const planned = planSeats(seekers, free.get(mainId) ?? [])
    if (!planned) throw new Refusal(authorisationRefusals.notEnoughSeats)
    return planned.map(({ userId, departmentId }) => ({
      companyId,
      id: crypto.randomUUID(),
      mainId,
      userId,
      departmentId,
      sn: newSerialNumber(),
      grantedAt: now,
    }))
  })
  if (rows.length > 0) await db.insert(grants).values(rows)
  await countSeats(db, companyId, rows, 1)
  const closed = await closeRequests(db, { companyId, mainIds, userIds, now })
  await notifyGranted(db, { companyId, now }, rows, closed)
  if (rows.length > 0) await notifyFewSeats(db, { companyId, mainIds, now })
  return rows.map(({ id, mainId, userId, departmentId }) => ({ grantId: id, mainId, userId, departmentId }))
}

async function refuseDoubles(
  db: Connection,
  companyId: string,
  mainIds: readonly string[],
  userIds: readonly string[],
) {
  if (mainIds.length === 0 || userIds.length === 0) return
  const doubles = await db
    .select({ id: grants.id })
    .from(grants)
    .where(
      and(
        eq(grants.companyId, companyId),
        inArray(grants.mainId, [...mainIds]),
        inArray(grants.userId, [...userIds]),
      ),
    )
    .limit(1)
  if (doubles.length > 0) throw new Refusal(authorisationRefusals.alreadyGranted)
}
