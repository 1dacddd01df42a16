import type { renewalsOperations } from '@atrium/contracts/renewals/policy'
import { and, eq, sql } from 'drizzle-orm'
import { quote, totalOf } from '../../features/renewals/quoteRenewal'
import { demo } from '../../seed/demo'
import { grants, memberships, seatCuts } from '../../tables'
import type { TestService } from '../createTestService'
import { boss, type SamplesOf } from './Sample'

const { companyId: enterPriseId, mainIds } = demo
const day = 86_400_000

const renewal = {
  enterPriseId,
  renewedBatches: [{ mainId: mainIds.hvac, purchaseQuantity: 1 }],
  membershipDuration: 12,
  endDate: null,
}

/** A batch that loses half of its seats in use in ten days. */
async function cutting({ database, clock }: TestService) {
  const { connection } = database
  const mainId = mainIds.structure
  const holders = await connection
    .select({ userId: grants.userId })
    .from(grants)
    .innerJoin(
      memberships,
      and(eq(memberships.companyId, grants.companyId), eq(memberships.userId, grants.userId)),
    )
    .where(and(eq(grants.companyId, enterPriseId), eq(grants.mainId, mainId)))
    .orderBy(sql`${grants.idleSince} desc`, grants.grantedAt, sql`${grants.userId} desc`)
  await connection
    .insert(seatCuts)
    .values({
      companyId: enterPriseId,
      mainId,
      orderNo: '202611010000000000',
      seats: holders.length - 1,
      expiresAt: clock.now(),
      cutAt: new Date(clock.now().getTime() + 10 * day),
    })
    .onConflictDoNothing()
  return { enterPriseId, mainId }
}

export const renewalSamples: SamplesOf<typeof renewalsOperations> = {
  listRenewals: { ...boss, input: () => ({ query: { enterPriseId, pageIndex: 1, pageSize: 20 } }) },
  quoteRenewal: { ...boss, input: () => ({ body: renewal }) },
  orderRenewal: {
    ...boss,
    input: async ({ service: { database, clock } }) => {
      const lines = await quote(database.connection, enterPriseId, renewal, clock.now())
      return { body: { ...renewal, payAmount: totalOf(lines) / 100 } }
    },
  },
  getSeatCut: { ...boss, input: async ({ service }) => ({ query: await cutting(service) }) },
  listSeatHolders: {
    ...boss,
    input: async ({ service }) => ({ query: { ...(await cutting(service)), pageIndex: 1, pageSize: 20 } }),
  },
  decideSeatCut: {
    ...boss,
    input: async ({ service }) => ({
      body: { ...(await cutting(service)), loseUserIds: [], keepUserIds: [] },
    }),
  },
  getEndReminders: { ...boss, input: () => ({ query: { enterPriseId } }) },
  saveEndReminders: {
    ...boss,
    input: () => ({ body: { enterPriseId, mainId: mainIds.hvac, reminderDays: [60] } }),
  },
  resetSeatCut: { ...boss, input: async ({ service }) => ({ body: await cutting(service) }) },
}
