import type { licenceUseOperations } from '@atrium/contracts/licenceUse/policy'
import { and, asc, eq } from 'drizzle-orm'
import { daysBefore } from '../../features/use'
import { demo } from '../../seed/demo'
import { grants, memberships, reclaimExemptions, reclaimLines, reclaims } from '../../tables'
import type { TestService } from '../createTestService'
import { boss, type SamplesOf } from './Sample'

const { companyId: enterPriseId, mainIds, userIds } = demo
const mainId = mainIds.architecture

/** A holder who hasn't used the product for 100 days. */
async function idleHolder({ database, clock }: TestService) {
  const { connection } = database
  const [grant] = await connection
    .select({ id: grants.id, userId: grants.userId })
    .from(grants)
    .innerJoin(
      memberships,
      and(eq(memberships.companyId, grants.companyId), eq(memberships.userId, grants.userId)),
    )
    .where(and(eq(grants.companyId, enterPriseId), eq(grants.mainId, mainId), eq(memberships.role, 'member')))
    .orderBy(asc(grants.userId))
    .limit(1)
  if (!grant) throw new Error('Nobody holds the product.')
  await connection
    .update(grants)
    .set({ lastUsedOn: daysBefore(clock.now(), 100) })
    .where(and(eq(grants.companyId, enterPriseId), eq(grants.id, grant.id)))
  return grant.userId
}

let count = 0

/** A planned reclaim of the super administrator with one line. */
async function oneReclaim(service: TestService) {
  const { connection } = service.database
  const userId = await idleHolder(service)
  const now = service.clock.now()
  const reclaimId = `reclaim-sample-${++count}`
  await connection.insert(reclaims).values({
    companyId: enterPriseId,
    id: reclaimId,
    mainId,
    idleDays: 90,
    state: 'planned',
    plannedBy: userIds.superAdministrator,
    sessionId: '',
    plannedAt: now,
    plannedOn: daysBefore(now, 0),
    dueAt: new Date(now.getTime() + 7 * 86_400_000),
    total: 1,
  })
  await connection.insert(reclaimLines).values({ companyId: enterPriseId, reclaimId, userId })
  return { enterPriseId, reclaimId }
}

async function oneExemption({ database, clock }: TestService) {
  const exemptionId = `exemption-sample-${++count}`
  await database.connection.insert(reclaimExemptions).values({
    companyId: enterPriseId,
    id: exemptionId,
    userId: userIds.member,
    mainId: `sample-${count}`,
    reason: '长期出差',
    createdBy: userIds.superAdministrator,
    createdAt: clock.now(),
  })
  return { enterPriseId, exemptionId }
}

export const licenceUseSamples: SamplesOf<typeof licenceUseOperations> = {
  listIdleProducts: {
    ...boss,
    input: () => ({ query: { enterPriseId, idleDays: 90, pageIndex: 1, pageSize: 20 } }),
  },
  previewReclaim: {
    ...boss,
    input: async ({ service }) => {
      await idleHolder(service)
      return { query: { enterPriseId, mainId, idleDays: 90 } }
    },
  },
  planReclaim: {
    ...boss,
    input: async ({ service }) => ({
      body: { enterPriseId, mainId, idleDays: 90, noticeDays: 7, userIds: [await idleHolder(service)] },
    }),
  },
  listReclaims: { ...boss, input: () => ({ query: { enterPriseId, pageIndex: 1, pageSize: 20 } }) },
  listReclaimMembers: {
    ...boss,
    input: async ({ service }) => ({ query: { ...(await oneReclaim(service)), pageIndex: 1, pageSize: 20 } }),
  },
  cancelReclaim: { ...boss, input: async ({ service }) => ({ body: await oneReclaim(service) }) },
  getProductUse: { ...boss, input: () => ({ query: { enterPriseId, mainId } }) },
  listReclaimPolicies: { ...boss, input: () => ({ query: { enterPriseId, pageIndex: 1, pageSize: 20 } }) },
  saveReclaimPolicy: {
    ...boss,
    input: () => ({ body: { enterPriseId, mainId, idleDays: 90, noticeDays: 7, state: 'dryRun' } }),
  },
  listExemptions: { ...boss, input: () => ({ query: { enterPriseId, pageIndex: 1, pageSize: 20 } }) },
  exempt: {
    ...boss,
    input: () => ({ body: { enterPriseId, userIds: [userIds.member], reason: '长期出差' } }),
  },
  endExemption: { ...boss, input: async ({ service }) => ({ body: await oneExemption(service) }) },
}
