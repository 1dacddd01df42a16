import type { concurrentSeatsOperations } from '@atrium/contracts/concurrentSeats/policy'
import { concurrentSeatsRefusals } from '@atrium/contracts/concurrentSeats/refusals'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { statusOf } from '../authorisation'
import { products, seatCheckouts } from '../seats/tables'
import { type Checkout, end, keepAnother, keepOn } from './checkOut'
import { findPath } from './findPool'

/** For a program: whether the use may go on. Usually it changes its own row only, and locks no batch. */
export async function reportSeat(call: Call<typeof concurrentSeatsOperations.reportSeat>) {
  const { db, company, person, body, now } = call
  call.unchanged()
  const own = and(
    eq(seatCheckouts.companyId, company.companyId),
    eq(seatCheckouts.id, body.checkoutId),
    eq(seatCheckouts.userId, person.userId),
  )
  const [found] = await db
    .select({ checkout: seatCheckouts, product: products })
    .from(seatCheckouts)
    .innerJoin(
      products,
      and(eq(products.companyId, seatCheckouts.companyId), eq(products.mainId, seatCheckouts.mainId)),
    )
    .where(own)
  if (!found) throw new Refusal(concurrentSeatsRefusals.checkoutMissing)
  const { checkout, product } = found
  if (checkout.endedBecause) return stopped(checkout.endedBecause)
  if (body.isLeft) return stopWith('left')
  if (statusOf(product, now) !== 'normal') return stopWith('stopped')
  const path = await findPath(db, company.companyId, person.userId)
  const isInReach = path?.includes(checkout.departmentId) ?? false
  if (isInReach && checkout.endsAt > now) {
    const kept = await keepOpen(db, checkout, now)
    return kept ? goesOn(kept) : stopped((await becauseOf(db, checkout)) ?? 'silent')
  }
  const kept = await keepAnother(db, checkout, now)
  return kept ? goesOn(kept) : stopWith(isInReach ? 'silent' : 'stopped')

  async function stopWith(because: 'left' | 'stopped' | 'silent') {
    const isEnded = await end(db, checkout, because, now)
    return stopped((!isEnded && (await becauseOf(db, checkout))) || because)
  }
}

/** The row is locked first: a checkout at the same moment may end it as silent. */
async function keepOpen(db: Connection, checkout: Checkout, now: Date): Promise<Checkout | undefined> {
  const [open] = await db
    .select()
    .from(seatCheckouts)
    .where(and(itself(checkout), isNull(seatCheckouts.endedAt), gt(seatCheckouts.endsAt, now)))
    .for('update')
  return open && keepOn(db, open, now)
}

const itself = ({ companyId, id }: Checkout) =>
  and(eq(seatCheckouts.companyId, companyId), eq(seatCheckouts.id, id))

async function becauseOf(db: Connection, checkout: Checkout) {
  const [row] = await db
    .select({ because: seatCheckouts.endedBecause })
    .from(seatCheckouts)
    .where(itself(checkout))
  return row?.because
}

const goesOn = ({ endsAt }: Checkout) => ({ goesOn: true, because: null, endsAt: endsAt.toISOString() })

const stopped = (because: NonNullable<Checkout['endedBecause']>) => ({ goesOn: false, because, endsAt: null })
