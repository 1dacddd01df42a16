import type { invitationsOperations } from '@atrium/contracts/invitations/policy'
import { filledTemplate } from '../../features/invitations/testing/filledTemplate'
import { invitationWaiting } from '../../features/invitations/testing/invitationWaiting'
import { demo } from '../../seed/demo'
import { boss, type SamplesOf } from './Sample'

const { companyId: enterPriseId, accounts } = demo

export const invitationSamples: SamplesOf<typeof invitationsOperations> = {
  listInvitations: { ...boss, input: () => ({ query: { enterPriseId, pageIndex: 1, pageSize: 20 } }) },
  listInvitableDepartments: { ...boss, input: () => ({ query: { enterPriseId } }) },
  getInvitationBudget: { ...boss, input: () => ({ query: { enterPriseId } }) },
  checkInvitees: { ...boss, input: () => ({ body: { enterPriseId, users: [newcomer()] } }) },
  inviteByMessage: {
    ...boss,
    input: () => ({ body: { enterPriseId, batchId: crypto.randomUUID(), users: [newcomer()] } }),
  },
  readInvitationList: {
    ...boss,
    input: async () => ({
      body: { enterPriseId, file: await filledTemplate([['13011112222', '白露', '']]) },
    }),
  },
  downloadInvitationTemplate: { ...boss, input: () => ({ query: { enterPriseId } }) },
  resendInvitation: {
    ...boss,
    input: async ({ service }) => ({
      body: { enterPriseId, invitationId: await invitationWaiting(service.database, service.clock.now()) },
    }),
  },
  revokeInvitation: {
    ...boss,
    input: async ({ service }) => ({
      body: { enterPriseId, invitationId: await invitationWaiting(service.database, service.clock.now()) },
    }),
  },
  realNamesByPhone: { ...boss, input: () => ({ body: { enterPriseId, phones: [accounts.member] } }) },
}

let newcomers = 0

/** A person who was never invited. */
const newcomer = () => {
  newcomers += 1
  const phone = `130${String(newcomers).padStart(8, '0')}`
  return { row: 1, phone, realName: '白露', department: '' }
}
