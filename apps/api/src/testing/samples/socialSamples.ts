import type { socialContract } from '@atrium/features/session/social/contract'
import type { socialAccountsContract } from '@atrium/features/socialAccounts/contract'
import { subjectOf } from '../../adapters/standIn/grants'
import { demo } from '../../seed/demo'
import { socialAccounts } from '../../tables'
import type { TestService } from '../createTestService'
import { cameBack, ticketOf } from '../standIn'
import { boss, type SamplesOf } from './Sample'

const student = { as: 'student' } as const
const provider = 'standIn'

export const socialSamples: SamplesOf<typeof socialContract> = {
  listSocialProviders: { ...boss, input: () => ({}) },
  beginSocialSignIn: { ...boss, input: () => ({ body: { provider } }) },
  exchangeSocialCode: {
    ...boss,
    input: async ({ service }) => ({ query: await cameBack(service, '青瓦') }),
  },
  getSocialUser: {
    ...boss,
    input: async ({ service }) => ({ query: { ticket: await ticketOf(service, '青瓦') } }),
  },
  signInBySocialAccount: {
    ...student,
    input: async ({ service }) => {
      await boundTo(service, '榫卯')
      return { body: { ticket: await ticketOf(service, '榫卯') } }
    },
  },
  bindSocialAccount: {
    ...student,
    input: async ({ service }) => {
      await service.database.connection.delete(socialAccounts)
      return { body: { ticket: await ticketOf(service, '斗拱') } }
    },
  },
}

export const socialAccountsSamples: SamplesOf<typeof socialAccountsContract> = {
  listSocialAccounts: { ...student, input: () => ({}) },
  beginSocialBinding: { ...student, input: () => ({ body: { provider } }) },
  unbindSocialAccount: {
    ...student,
    input: async ({ service }) => {
      await boundTo(service, '榫卯')
      return { body: { provider } }
    },
  },
}

/** The student's, and nobody else's, from now on. */
async function boundTo({ database: { connection }, clock }: TestService, name: string): Promise<void> {
  await connection.delete(socialAccounts)
  await connection.insert(socialAccounts).values({
    ...{ provider, subject: subjectOf(name), userId: demo.userIds.student, displayName: name },
    boundAt: clock.now(),
  })
}
