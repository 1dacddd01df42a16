import type { backlogOperations } from '@atrium/contracts/backlog/policy'
import { someInvitation } from '../../features/applications/testing/someInvitation'
import { demo } from '../../seed/demo'
import { demoBacklogIds } from '../../seed/demoBacklog'
import type { TestService } from '../createTestService'
import type { SamplesOf } from './Sample'

const { departmentIds, userIds, accounts } = demo
const invited = { as: 'invited' } as const
const [waitingId = ''] = demoBacklogIds

export const backlogSamples: SamplesOf<typeof backlogOperations> = {
  listBacklog: { ...invited, input: () => ({ query: { pageIndex: 1, pageSize: 10 } }) },
  getBacklogItem: { ...invited, input: () => ({ query: { backLogId: waitingId } }) },
  listWaiting: { ...invited, input: () => ({}) },
  answerInvitation: {
    ...invited,
    input: async ({ session }) => ({
      body: { id: waitingId, backLogStatus: 1, passportToken: session.passportToken, isPass: false },
    }),
  },
  deleteBacklog: {
    ...invited,
    input: async ({ service }) => ({ body: { backLogIds: [await withdrawn(service)] } }),
  },
}

/** A to-do that can't be answered any more. */
async function withdrawn({ database, clock }: TestService): Promise<string> {
  const token = await someInvitation(database, {
    companyId: demo.secondCompanyId,
    departmentId: departmentIds.secondTop,
    phone: accounts.invited,
    invitedBy: userIds.superAdministrator,
    now: clock.now(),
    status: 7,
  })
  return token.split('.')[1] ?? ''
}
