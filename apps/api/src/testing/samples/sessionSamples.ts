import type { securityOperations } from '@atrium/contracts/security/policy'
import type { enterpriseSignInOperations } from '@atrium/contracts/session/enterprise/policy'
import type { entryOperations } from '@atrium/contracts/session/entry/policy'
import type { sessionOperations } from '@atrium/contracts/session/policy'
import type { recoveryOperations } from '@atrium/contracts/session/recovery/policy'
import type { ssoOperations } from '@atrium/contracts/session/sso/policy'
import { sealed } from '../../features/session/testSession'
import { demo } from '../../seed/demo'
import { openDemoSession } from '../demo/demoService'
import { freshCode } from '../freshCode'
import { newMailAddress } from '../newMailAddress'
import { newMobile } from '../newMobile'
import { registration } from '../registration'
import { verifiedMail } from '../verifiedMail'
import { boss, type SamplesOf } from './Sample'

const { accounts, password } = demo

export const sessionSamples: SamplesOf<typeof sessionOperations> = {
  getPublicKey: { ...boss, input: () => ({}) },
  getSignInOptions: { ...boss, input: () => ({}) },
  getFailedCount: { ...boss, input: () => ({ params: { userName: accounts.member } }) },
  getImageCaptcha: { ...boss, input: () => ({ params: { w: 120, h: 40, n: 4 } }) },
  getWorkChallenge: { ...boss, input: () => ({}) },
  signIn: {
    as: 'individual',
    input: async ({ service }) => {
      const { keyId, signIn } = await sealed(service, { signIn: password })
      return { query: {}, body: { userName: accounts.individual, password: signIn, keyId } }
    },
  },
  refresh: {
    as: 'member',
    input: ({ session }) => {
      const { accessToken, refreshToken, passportToken, passportRefreshToken } = session
      return { body: { accessToken, refreshToken, passportToken, passportRefreshToken } }
    },
  },
  signOut: { as: 'individual', input: () => ({}) },
  changePassword: {
    as: 'individual',
    input: async ({ service }) => ({
      body: await sealed(service, { oldPassword: password, newPassword: 'Portico#2027' }),
    }),
  },
}

export const enterpriseSignInSamples: SamplesOf<typeof enterpriseSignInOperations> = {
  signInAsAdministrator: {
    ...boss,
    input: async ({ service }) => {
      const { keyId, signIn } = await sealed(service, { signIn: password })
      return { query: {}, body: { enterpriseAccount: 'yunzhu-design', password: signIn, keyId } }
    },
  },
}

export const ssoSamples: SamplesOf<typeof ssoOperations> = {
  ssoSignOut: { as: 'individual', input: () => ({ query: {} }) },
}

export const securitySamples: SamplesOf<typeof securityOperations> = {
  getSecurity: { ...boss, input: () => ({}) },
  listSessions: { ...boss, input: () => ({}) },
  endSessions: {
    as: 'individual',
    input: async ({ service }) => {
      const { sessionId } = await openDemoSession(service, 'individual')
      return { body: { sessionIds: [sessionId] } }
    },
  },
  listSecurityEvents: { ...boss, input: () => ({ query: { pageIndex: 1, pageSize: 10 } }) },
  getSignIn: { ...boss, input: ({ session: { sessionId } }) => ({ query: { sessionId } }) },
  disownSignIn: {
    as: 'individual',
    input: async ({ service }) => {
      const { sessionId } = await openDemoSession(service, 'individual')
      return { body: { sessionId } }
    },
  },
}

export const entrySamples: SamplesOf<typeof entryOperations> = {
  checkExist: {
    ...boss,
    input: async ({ service }) => {
      const { mobile, code } = (await registration(service)).body
      return { query: { mobile, code } }
    },
  },
  sendEntryCode: { ...boss, input: () => ({ body: { mobile: newMobile() } }) },
  getAgreementsInForce: { ...boss, input: () => ({}) },
  registerPerson: { ...boss, input: ({ service }) => registration(service) },
  signInByCode: {
    as: 'individual',
    input: async ({ service }) => {
      const mobile = accounts.individual
      return { params: { mobile, code: await freshCode(service, 'enter', mobile) }, query: {} }
    },
  },
  recoverPassword: {
    as: 'individual',
    input: async ({ service }) => {
      const mobile = accounts.individual
      const code = await freshCode(service, 'recover', mobile)
      const { keyId, newPassword } = await sealed(service, { newPassword: 'Colonnade#2028' })
      return { body: { mobile, code, password: newPassword, keyId } }
    },
  },
}

export const recoverySamples: SamplesOf<typeof recoveryOperations> = {
  sendRecoveryMail: { ...boss, input: () => ({ body: { email: newMailAddress() } }) },
  recoverPasswordByMail: {
    as: 'researcher',
    input: async ({ service }) => {
      const email = await verifiedMail(service, demo.userIds.researcher)
      const code = await freshCode(service, 'recoverByMail', email)
      const { keyId, newPassword } = await sealed(service, { newPassword: 'Colonnade#2028' })
      return { body: { email, code, password: newPassword, keyId } }
    },
  },
}
