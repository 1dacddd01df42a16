import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { keepCancelled, returnSeats, takeSeats } from '../../features/seats'
import { demo } from '../../seed/demo'
import type { TestService } from '../createTestService'
import { demoRows } from '../demo/demoRows'
import { boss, type SamplesOf } from './Sample'

const { companyId: enterPriseId, mainIds, userIds } = demo

export const authorisationSamples: SamplesOf<typeof authorisationOperations> = {
  listMembers: { ...boss, input: () => ({ query: { enterPriseId, pageIndex: 1, pageSize: 20 } }) },
  getMember: { ...boss, input: () => ({ params: { userId: userIds.member } }) },
  getHeadImage: { ...boss, input: () => ({ query: { enterPriseId, userId: userIds.member } }) },
  listMemberLicences: {
    ...boss,
    input: () => ({ query: { enterPriseId, grantUserId: userIds.member } }),
  },
  listAssignableProducts: {
    ...boss,
    input: () => ({ query: { enterPriseId, grantUserId: userIds.member } }),
  },
  listProducts: { as: 'member', input: () => ({ query: { enterPriseId, pageIndex: 1, pageSize: 20 } }) },
  getProduct: { ...boss, input: () => ({ query: { mainId: mainIds.architecture } }) },
  listGrantedUsers: {
    ...boss,
    input: () => ({ query: { mainId: mainIds.architecture, pageIndex: 1, pageSize: 20 } }),
  },
  listUngrantedUsers: { ...boss, input: () => ({ query: { mainId: mainIds.architecture } }) },
  precheckGrant: {
    ...boss,
    input: async ({ service }) => ({ body: await grantBody(service, mainIds.architecture) }),
  },
  grantLicences: {
    ...boss,
    input: async ({ service }) => ({ body: await grantBody(service, mainIds.architecture) }),
  },
  grantSubscriptions: {
    ...boss,
    input: async ({ service }) => ({ body: await grantBody(service, mainIds.bim) }),
  },
  cancelLicences: {
    ...boss,
    input: async ({ service }) => ({ body: await cancelBody(service, mainIds.architecture) }),
  },
  cancelSubscriptions: {
    ...boss,
    input: async ({ service }) => ({ body: await cancelBody(service, mainIds.bim) }),
  },
  grantLicencesToMember: {
    ...boss,
    input: async ({ service }) => ({
      query: {
        enterPriseId,
        grantUserId: await demoRows(service.database).memberWithout(mainIds.architecture),
      },
      body: [mainIds.architecture],
    }),
  },
  grantSubscriptionsToMember: {
    ...boss,
    input: async ({ service }) => ({
      query: { enterPriseId, grantUserId: await demoRows(service.database).memberWithout(mainIds.bim) },
      body: [mainIds.bim],
    }),
  },
  cancelMemberLicences: {
    ...boss,
    input: async ({ service }) => ({
      query: { enterPriseId },
      body: [(await demoRows(service.database).grantOf(mainIds.architecture)).id],
    }),
  },
  cancelMemberSubscriptions: {
    ...boss,
    input: async ({ service }) => ({
      query: { enterPriseId },
      body: [(await demoRows(service.database).grantOf(mainIds.bim)).id],
    }),
  },
  undoGrants: {
    ...boss,
    input: async ({ service }) => {
      const { database, clock } = service
      const userId = await demoRows(database).memberWithout(mainIds.architecture)
      await takeSeats(database.connection, {
        companyId: enterPriseId,
        mainIds: [mainIds.architecture],
        userIds: [userId],
        now: clock.now(),
      })
      return { body: { enterPriseId, mainIds: [mainIds.architecture], userIds: [userId] } }
    },
  },
  restoreLicences: {
    ...boss,
    input: async ({ service }) => {
      const { connection } = service.database
      const { id, userId } = await demoRows(service.database).grantOf(mainIds.architecture)
      await keepCancelled(connection, enterPriseId, [id], service.clock.now())
      await returnSeats(connection, enterPriseId, [id])
      return { body: { enterPriseId, mainIds: [mainIds.architecture], userIds: [userId] } }
    },
  },
  previewCancelByProduct: {
    ...boss,
    input: async ({ service }) => ({ body: await cancelBody(service, mainIds.architecture) }),
  },
  previewCancelGrants: {
    ...boss,
    input: async ({ service }) => ({
      query: { enterPriseId },
      body: [(await demoRows(service.database).grantOf(mainIds.architecture)).id],
    }),
  },
  updateRemarks: {
    ...boss,
    input: () => ({ params: { mainId: mainIds.architecture }, body: { remarks: '今年续费' } }),
  },
  forceOffline: {
    ...boss,
    input: async ({ service }) => {
      const { phone: userPhone, sn } = await demoRows(service.database).onlineGrant()
      return { params: { userPhone, sn } }
    },
  },
  getPageStatus: { ...boss, input: () => ({ query: { pageStatusCode: 'departmentPath' } }) },
  updatePageStatus: {
    ...boss,
    input: () => ({
      body: { pageStatusCode: 'departmentPath', pageStatusName: '部门路径', dataValue: '1' },
    }),
  },
}

const grantBody = async (service: TestService, mainId: string) => ({
  enterPriseId,
  mainId,
  userIds: [await demoRows(service.database).memberWithout(mainId)],
})

const cancelBody = async (service: TestService, mainId: string) => ({
  enterPriseId,
  mainId,
  userIds: [(await demoRows(service.database).grantOf(mainId)).userId],
})
