import type { socialOperations } from '@atrium/contracts/session/social/policy'
import type { socialAccountsOperations } from '@atrium/contracts/socialAccounts/policy'
import { subjectOf } from '../../adapters/standIn/grants'
import { seal } from '../../features/socialAccounts/sealed'
import { randomId } from '../../platform/keys/randomId'
import { demo } from '../../seed/demo'
import { socialAccounts } from '../../tables'
import type { TestService } from '../createTestService'
import { cameBack } from '../servers/standIn'
import { boss, type SamplesOf } from './Sample'

const student = { as: 'student' } as const
const provider = 'standIn'

export const socialSamples: SamplesOf<typeof socialOperations> = {
  listSocialProviders: { ...boss, input: () => ({}) },
  beginSocialSignIn: { ...boss, input: () => ({ body: { provider } }) },
  exchangeSocialCode: {
    ...boss,
    input: async ({ service }) => ({ query: await cameBack(service, '青瓦') }),
  },
  getSocialUser: {
    ...boss,
    input: ({ service }) => ({ query: { ticket: ticketFor(service, '青瓦') } }),
  },
  signInBySocialAccount: {
    as: 'individual',
    input: async ({ service }) => {
      await boundTo(service, 'individual', '榫卯')
      return { body: { ticket: ticketFor(service, '榫卯') } }
    },
  },
  bindSocialAccount: {
    ...student,
    input: async ({ service }) => {
      await service.database.connection.delete(socialAccounts)
      return { body: { ticket: ticketFor(service, '斗拱') } }
    },
  },
}

export const socialAccountsSamples: SamplesOf<typeof socialAccountsOperations> = {
  listSocialAccounts: { ...student, input: () => ({}) },
  beginSocialBinding: { ...student, input: () => ({ body: { provider } }) },
  unbindSocialAccount: {
    ...student,
    input: async ({ service }) => {
      await boundTo(service, 'student', '榫卯')
      return { body: { provider } }
    },
  },
}

/** Connects it to this person only. */
async function boundTo(
  { database: { connection }, clock }: TestService,
  person: 'individual' | 'student',
  name: string,
): Promise<void> {
  await connection.delete(socialAccounts)
  await connection.insert(socialAccounts).values({
    provider,
    subject: subjectOf(name),
    userId: demo.userIds[person],
    displayName: name,
    boundAt: clock.now(),
  })
}

/** As the service creates it after the stand-in's answer. */
function ticketFor({ ports: { keys }, clock }: TestService, displayName: string): string {
  const [id, expiresAt] = [randomId(), clock.now().getTime() + 60_000]
  const subject = subjectOf(displayName)
  return seal(keys, 'ticket', {
    id,
    provider,
    subject,
    displayName,
    userId: null,
    browserKey: null,
    expiresAt,
  })
}
