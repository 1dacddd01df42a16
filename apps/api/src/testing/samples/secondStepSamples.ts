import type { secondStepRuleOperations } from '@atrium/contracts/account/secondStepRule/policy'
import type { secondStepSetUpOperations } from '@atrium/contracts/secondStep/policy'
import type { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import { eq } from 'drizzle-orm'
import { newSecret } from '../../features/secondStep/authenticatorSecret'
import { newPasskeyChallenge, type PasskeyUse } from '../../features/secondStep/passkeyChallenge'
import { askForSecondStep } from '../../features/secondStep/pendingSignIn'
import { codeOf } from '../../features/secondStep/testSecondStep'
import { sealed } from '../../features/session/testSession'
import { demo } from '../../seed/demo'
import { authenticators, companies, memberships, passkeys, users } from '../../tables'
import type { TestService } from '../createTestService'
import { softPasskey } from '../softPasskey'
import { boss, type SamplesOf } from './Sample'

/** No other sample signs in as this person. */
const student = { as: 'student' } as const
const researcher = { as: 'researcher' } as const
const userId = demo.userIds.student

export const secondStepSamples: SamplesOf<typeof secondStepOperations> = {
  completeSignIn: {
    ...student,
    input: async ({ service }) => {
      const code = codeOf(await authenticatorOf(service, 'confirmed'), service)
      return { body: { challenge: await pendingOf(service), proof: { kind: 'authenticator', code } } }
    },
  },
  askForPasskey: { ...boss, input: () => ({ body: {} }) },
  askForOwnPasskey: { ...student, input: () => ({}) },
  signInByPasskey: {
    ...student,
    input: async ({ service }) => {
      const passkey = await freshPasskey(service)
      return { body: { answer: passkey.asked(question(service, { use: 'signIn' })) } }
    },
  },
  getProofWays: { ...student, input: () => ({}) },
  sendProofCode: {
    ...researcher,
    input: async ({ service: { database } }) => {
      const own = eq(users.id, demo.userIds.researcher)
      await database.connection.update(users).set({ passwordHash: '' }).where(own)
      return {}
    },
  },
  prove: {
    ...student,
    input: async ({ service }) => {
      const { keyId, confirmation: password } = await sealed(service, { confirmation: demo.password })
      return { body: { proof: { kind: 'password', password, keyId } } }
    },
  },
}

export const secondStepSetUpSamples: SamplesOf<typeof secondStepSetUpOperations> = {
  getSecondStep: { ...student, input: () => ({}) },
  beginAuthenticator: {
    ...student,
    input: async ({ service }) => {
      await authenticatorOf(service, 'none')
      return {}
    },
  },
  confirmAuthenticator: {
    ...student,
    input: async ({ service }) => ({
      body: { code: codeOf(await authenticatorOf(service, 'begun'), service) },
    }),
  },
  removeAuthenticator: {
    ...student,
    input: async ({ service }) => {
      await authenticatorOf(service, 'confirmed')
      return {}
    },
  },
  renewRecoveryCodes: {
    ...student,
    input: async ({ service }) => {
      await authenticatorOf(service, 'confirmed')
      return {}
    },
  },
  beginPasskey: { ...student, input: () => ({}) },
  addPasskey: {
    ...student,
    input: ({ service }) => ({
      body: {
        name: '我的电脑',
        answer: softPasskey(userId).made(question(service, { use: 'adding', userId })),
      },
    }),
  },
  renamePasskey: {
    ...student,
    input: async ({ service }) => ({
      body: { id: (await freshPasskey(service)).id, name: '公司电脑' },
    }),
  },
  removePasskey: {
    ...student,
    input: async ({ service }) => ({
      body: { id: (await freshPasskey(service)).id },
    }),
  },
}

export const secondStepRuleSamples: SamplesOf<typeof secondStepRuleOperations> = {
  getSecondStepRule: { ...boss, input: () => ({ query: { enterPriseId: demo.companyId } }) },
  setSecondStepRule: {
    ...boss,
    input: async ({ service: { database, clock } }) => {
      const own = eq(companies.id, demo.companyId)
      await database.connection.update(companies).set({ secondStepSince: clock.now() }).where(own)
      await database.connection.update(memberships).set({ secondStepUntil: farAway })
      return { body: { enterPriseId: demo.companyId, isWanted: false } }
    },
  },
}

/** So that no other sample meets the rule. */
const farAway = new Date('2099-01-01T00:00:00Z')

/** The secret of the student's app, which is set up from now on. */
async function authenticatorOf(
  { database, ports, clock }: TestService,
  state: 'none' | 'begun' | 'confirmed',
): Promise<string> {
  const { secret, sealed } = newSecret(ports.keys, { userId, account: demo.accounts.student })
  const now = clock.now()
  await database.connection.delete(authenticators)
  if (state === 'none') return secret
  const confirmedAt = state === 'confirmed' ? now : null
  await database.connection
    .insert(authenticators)
    .values({ userId, secret: sealed, addedAt: now, confirmedAt })
  return secret
}

async function pendingOf({ database, ports: { keys }, clock }: TestService): Promise<string> {
  const [user] = await database.connection.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Error('There is no student.')
  const given = { keys, user, isWebClient: false, now: clock.now() }
  const challenge = await askForSecondStep(database.connection, given)
  if (!challenge) throw new Error('No second step was required.')
  return challenge.challenge
}

async function freshPasskey({ database: { connection }, clock }: TestService) {
  const passkey = softPasskey(userId)
  const { id, publicKey } = passkey
  const row = { id, userId, publicKey, name: '我的电脑', counter: 0, transports: [], isSynced: false }
  await connection.delete(passkeys)
  await connection.insert(passkeys).values({ ...row, addedAt: clock.now() })
  return passkey
}

const question = ({ ports, clock }: TestService, use: PasskeyUse) =>
  newPasskeyChallenge(ports.keys, use, clock.now())
