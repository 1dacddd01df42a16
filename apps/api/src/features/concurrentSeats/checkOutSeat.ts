import { reportEvery } from '@atrium/contracts/concurrentSeats/contract'
import type { concurrentSeatsOperations } from '@atrium/contracts/concurrentSeats/policy'
import { concurrentSeatsRefusals } from '@atrium/contracts/concurrentSeats/refusals'
import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Call } from '../../ports/Call'
import { looksAfterMember, overseer } from '../organisation'
import { checkOut } from './checkOut'

/** For a program. Nobody decides anything here, so there is no audit row: days of use and denials are counted. */
export async function checkOutSeat(call: Call<typeof concurrentSeatsOperations.checkOutSeat>) {
  const { db, company, person, body, language, now } = call
  const { companyId } = company
  call.unchanged()
  const { enterPriseId: _, ...wish } = body
  const outcome = await checkOut(db, { companyId, userId: person.userId, ...wish }, now)
  const { state, inUse, total } = outcome
  const answer = { state, reportEvery, inUse, total }
  if (state === 'checkedOut') {
    const { id, endsAt } = outcome.checkout
    return { ...answer, checkoutId: id, endsAt: endsAt.toISOString(), message: '' }
  }
  const refusal =
    state === 'full'
      ? concurrentSeatsRefusals.full({ inUse, administrator: await whoHelps(db, companyId, person.userId) })
      : concurrentSeatsRefusals.inUseElsewhere(outcome)
  return {
    ...answer,
    checkoutId: null,
    endsAt: null,
    message: language === 'en' ? refusal.english : refusal.chinese,
  }
}

/** The name of an administrator of a member’s licences, if possible one of their department; empty: none. */
export async function whoHelps(db: Connection, companyId: string, userId: string): Promise<string> {
  const [first] = await db
    .select({ name: overseer.name })
    .from(overseer)
    .where(looksAfterMember(db, companyId, userId, 'authorisation'))
    .orderBy(asc(eq(overseer.role, 'superAdministrator')), asc(overseer.joinedAt), asc(overseer.userId))
    .limit(1)
  return first?.name ?? ''
}
