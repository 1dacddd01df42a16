import type { concurrentSeatsOperations } from '@atrium/contracts/concurrentSeats/policy'
import { and, eq, isNull } from 'drizzle-orm'
import { demo } from '../../seed/demo'
import { seatCheckouts } from '../../tables'
import type { TestService } from '../createTestService'
import { boss, type SamplesOf } from './Sample'

const { companyId: enterPriseId, mainIds, userIds, departmentIds } = demo
const mainId = mainIds.daylight
const member = { as: 'member' } as const

let count = 0

/** An open use by the ordinary member. */
async function oneCheckout({ database, clock }: TestService) {
  const { connection } = database
  const now = clock.now()
  const { member: userId } = userIds
  await connection
    .update(seatCheckouts)
    .set({ endedAt: now, endedBecause: 'left' })
    .where(and(eq(seatCheckouts.userId, userId), isNull(seatCheckouts.endedAt)))
  const id = `checkout-sample-${++count}`
  await connection.insert(seatCheckouts).values({
    companyId: enterPriseId,
    id,
    mainId,
    product: mainId,
    userId,
    departmentId: departmentIds.top,
    mid: 'SAMPLE',
    deviceName: '',
    startedAt: now,
    seenAt: now,
    endsAt: new Date(now.getTime() + 86_400_000),
  })
  return { enterPriseId, checkoutId: id }
}

export const concurrentSeatSamples: SamplesOf<typeof concurrentSeatsOperations> = {
  checkOutSeat: {
    ...member,
    input: () => ({ body: { enterPriseId, mainId, mid: 'SAMPLE', takesOver: true } }),
  },
  reportSeat: {
    ...member,
    input: async ({ service }) => ({ body: { ...(await oneCheckout(service)), isLeft: false } }),
  },
  listCheckouts: {
    ...boss,
    input: () => ({ query: { enterPriseId, mainId, pageIndex: 1, pageSize: 20 } }),
  },
  endCheckout: { ...boss, input: async ({ service }) => ({ body: await oneCheckout(service) }) },
  getConcurrentUse: { ...boss, input: () => ({ query: { enterPriseId, mainId } }) },
}
