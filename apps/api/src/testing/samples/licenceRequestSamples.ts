import type { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { and, eq } from 'drizzle-orm'
import { returnSeats, takeSeats } from '../../features/seats'
import { demo } from '../../seed/demo'
import { autoApprovals, grants, licenceRequests, requestDelegations } from '../../tables'
import type { TestService } from '../createTestService'
import { boss, type SamplesOf } from './Sample'

const { companyId: enterPriseId, userIds } = demo
const member = { as: 'member' } as const
/** The member has no licence of it. */
const mainId = demo.mainIds.bridge
const reason = '项目需要'
const days = { startsOn: '2099-01-01', endsOn: '2099-01-14' }

const forget = ({ database }: TestService) =>
  database.connection
    .delete(licenceRequests)
    .where(and(eq(licenceRequests.userId, userIds.member), eq(licenceRequests.mainId, mainId)))

let count = 0

/** The member's open request. */
async function waiting(service: TestService) {
  await forget(service)
  const id = `licence-request-sample-${++count}`
  await service.database.connection.insert(licenceRequests).values({
    companyId: enterPriseId,
    id,
    userId: userIds.member,
    mainId,
    reason,
    state: 'waiting',
    appliedAt: service.clock.now(),
  })
  return { enterPriseId, id }
}

export const licenceRequestSamples: SamplesOf<typeof licenceRequestsOperations> = {
  listOwnLicences: { ...member, input: () => ({ query: { enterPriseId } }) },
  requestLicence: {
    ...member,
    input: async ({ service }) => {
      await forget(service)
      return { body: { enterPriseId, mainId, reason } }
    },
  },
  withdrawLicenceRequest: {
    ...member,
    input: async ({ service }) => ({ body: await waiting(service) }),
  },
  listLicenceRequests: { ...boss, input: () => ({ query: { enterPriseId, pageIndex: 1, pageSize: 10 } }) },
  grantLicenceRequest: { ...boss, input: async ({ service }) => ({ body: await waiting(service) }) },
  reopenLicenceRequest: {
    ...boss,
    input: async ({ service }) => {
      const body = await waiting(service)
      const { connection } = service.database
      const held = await connection
        .select({ id: grants.id })
        .from(grants)
        .where(and(eq(grants.userId, userIds.member), eq(grants.mainId, mainId)))
      const ids = held.map(({ id }) => id)
      await returnSeats(connection, enterPriseId, ids)
      const seat = { companyId: enterPriseId, mainIds: [mainId], userIds: [userIds.member] }
      await takeSeats(connection, { ...seat, now: service.clock.now() })
      return { body }
    },
  },
  listAutoApprovals: { ...boss, input: () => ({ query: { enterPriseId } }) },
  setAutoApproval: {
    ...boss,
    input: async ({ service }) => {
      await service.database.connection.delete(autoApprovals)
      return { body: { enterPriseId, mainId, isAutomatic: true } }
    },
  },
  listRequestDelegations: { ...boss, input: () => ({ query: { enterPriseId } }) },
  setRequestDelegation: {
    ...boss,
    input: () => ({ body: { enterPriseId, delegateId: userIds.administrator, ...days } }),
  },
  endRequestDelegation: {
    ...boss,
    input: async ({ service }) => {
      const { connection } = service.database
      const userId = userIds.superAdministrator
      await connection.delete(requestDelegations)
      await connection.insert(requestDelegations).values({
        companyId: enterPriseId,
        userId,
        delegateId: userIds.administrator,
        ...days,
        createdAt: service.clock.now(),
      })
      return { body: { enterPriseId, userId } }
    },
  },
  refuseLicenceRequest: {
    ...boss,
    input: async ({ service }) => ({ body: { ...(await waiting(service)), reason } }),
  },
}
