import type { applicationsOperations } from '@atrium/contracts/applications/policy'
import { someInvitation } from '../../features/applications/testing/someInvitation'
import { someLink } from '../../features/applications/testing/someLink'
import { demo } from '../../seed/demo'
import { demoApplyIds, demoLinkId } from '../../seed/demoApplications'
import type { TestService } from '../createTestService'
import { newMobile } from '../newMobile'
import { boss, type SamplesOf } from './Sample'

const { companyId: enterpriseId, departmentIds, userIds } = demo
const individual = { as: 'individual' } as const
const [applyId = ''] = demoApplyIds

export const applicationSamples: SamplesOf<typeof applicationsOperations> = {
  createInviteLink: {
    ...boss,
    input: () => ({
      body: { enterpriseId, effectivityDays: 30, enterpriseDepartmentId: departmentIds.architecture },
    }),
  },
  listInviteLinks: { ...boss, input: () => ({ query: { enterpriseId } }) },
  revokeInviteLink: { ...boss, input: () => ({ query: { enterpriseId, linkId: demoLinkId } }) },
  describeInvitation: { ...boss, input: async ({ service }) => ({ body: await sharedLink(service) }) },
  getStanding: { ...individual, input: async ({ service }) => ({ body: await sharedLink(service) }) },
  applyToJoin: {
    ...individual,
    input: async ({ service }) => ({ body: { ...(await sharedLink(service)), realName: '叶青' } }),
  },
  declineInvitation: {
    ...individual,
    input: async ({ service }) => ({
      body: {
        data: await someInvitation(service.database, {
          companyId: enterpriseId,
          departmentId: departmentIds.architecture,
          phone: newMobile(),
          invitedBy: userIds.superAdministrator,
          now: service.clock.now(),
        }),
      },
    }),
  },
  listApplications: {
    ...boss,
    input: () => ({ query: { enterPriseId: enterpriseId, pageIndex: 1, pageSize: 20 } }),
  },
  getApplication: { ...boss, input: () => ({ query: { enterPriseId: enterpriseId, applyId } }) },
  auditApplications: {
    ...boss,
    input: () => ({
      body: {
        enterpriseId,
        isPass: true,
        applyIds: [applyId],
        enterpriseDepartmentId: departmentIds.architecture,
      },
    }),
  },
}

const sharedLink = async ({ ports, database, clock }: TestService) => ({
  type: 'link' as const,
  data: await someLink(database, ports.keys, {
    companyId: enterpriseId,
    departmentId: departmentIds.architecture,
    createdBy: userIds.superAdministrator,
    now: clock.now(),
  }),
})
