import { companyRegistrationContract as companyRegistration } from '@atrium/contracts/session/companyRegistration/contract'
import { companySignInContract as companySignIn } from '@atrium/contracts/session/companySignIn/contract'
import { sessionContract as operations } from '@atrium/contracts/session/contract'
import { enterpriseSignInContract as enterprise } from '@atrium/contracts/session/enterprise/contract'
import { entryContract as entry } from '@atrium/contracts/session/entry/contract'
import { guessContract as guess } from '@atrium/contracts/session/guess/contract'
import { recoveryContract as recovery } from '@atrium/contracts/session/recovery/contract'
import {
  type SecondStepAsked,
  secondStepContract as secondStep,
} from '@atrium/contracts/session/secondStep/contract'
import { socialContract as social } from '@atrium/contracts/session/social/contract'
import { ssoContract as sso } from '@atrium/contracts/session/sso/contract'
import { answer, mockFetch } from '../shared/stories/mocks'
import { createSession } from './createSession'
import type { Session, SignedIn } from './Session'
import type { TokenStorage } from './tokens/TokenStorage'

export const someone: SignedIn = {
  accessToken: 'access',
  refreshToken: 'refresh',
  passportToken: 'passport',
  passportRefreshToken: 'passport-refresh',
  userId: 'user-1',
  userAccount: '13800000001',
}

/** The refusal of a sign-in that requires a second step. */
export const someAsked: SecondStepAsked = {
  challenge: 'k2p9Jx0c5b1qv7TzWm4dYs8hLrNfGaUeRi3oQw6BtXE',
  expiresAt: '2026-11-20T02:10:00.000Z',
  ways: ['authenticator', 'passkey', 'recoveryCode'],
}

const expiresAt = '2026-11-20T02:05:00.000Z'

const wechat = { provider: 'wechat', name: '微信', nameEn: 'WeChat' }
const someProviders = [wechat, { provider: 'standIn', name: '演示社交账号', nameEn: 'Demo social account' }]

/** The identity of a ticket that is connected to nobody. */
export const someSocialUser = {
  ...wechat,
  displayName: '青瓦',
  isBound: false,
  expiresAt: '2099-01-01T00:00:00.000Z',
  purpose: 'signIn' as const,
}

/** Where people of a company sign in. */
export const someCompanyWay = {
  companyId: 'company-1',
  connectionId: 'connection-1',
  companyName: '云筑建设集团',
}

const begunAtCompany = {
  address: 'https://login.yunzhu.example/authorize?state=state-1',
  state: 'state-1',
  attempt: 'attempt',
  expiresAt: '2099-01-01T00:00:00.000Z',
}

/** A person at their company who is linked to nobody. */
export const someCompanyPerson = {
  ...someCompanyWay,
  displayName: '沈知远',
  mail: 'shen.zhiyuan@yunzhu.example',
  purpose: 'signIn' as const,
  isLinked: false,
  willJoin: true,
  expiresAt: '2099-01-01T00:00:00.000Z',
}

/** The point 9 of the curve, which could be a real key. */
const publicKey = 'CQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

export const freeStanding = {
  failedCount: 0,
  captchaRequired: false,
  lockedUntil: null,
  retryAfterSeconds: 0,
}

export const sessionAnswers = [
  answer(operations.getPublicKey, { keyId: 'seals-1', publicKey, challenge: 'challenge', expiresAt }),
  answer(operations.getSignInOptions, { returnOrigins: ['https://design.example'] }),
  answer(operations.getFailedCount, freeStanding),
  answer(operations.getWorkChallenge, {
    challengeId: 'work',
    salt: 'work',
    difficulty: 8,
    expiresAt,
  }),
  answer(operations.signIn, someone),
  answer(guess.listOwnWords, ['13800000001', '沈知远', 'shenzhiyuan', 'szy', 'yunzhu']),
  answer(enterprise.signInAsAdministrator, { ...someone, enterpriseId: 'company-1' }),
  answer(entry.sendEntryCode, { retryAfterSeconds: 60 }),
  answer(entry.getAgreementsInForce, { userAgreement: '2026-11-01', privacyPolicy: '2026-11-01' }),
  answer(entry.registerPerson, someone),
  answer(companyRegistration.registerCompany, { ...someone, enterpriseId: 'company-9' }),
  answer(entry.signInByCode, someone),
  answer(entry.recoverPassword, { userAccount: someone.userAccount }),
  answer(recovery.sendRecoveryMail, { retryAfterSeconds: 60 }),
  answer(recovery.recoverPasswordByMail, { userAccount: someone.userAccount }),
  answer(secondStep.completeSignIn, someone),
  answer(secondStep.getProofWays, {
    ways: ['password', 'authenticator', 'passkey'],
    mobile: '138****0001',
  }),
  answer(secondStep.sendProofCode, { retryAfterSeconds: 60 }),
  answer(secondStep.prove, true),
  answer(social.listSocialProviders, someProviders),
  answer(social.beginSocialSignIn, {
    address: 'https://social.example/authorize?state=state-1',
    state: 'state-1',
    attempt: 'attempt',
    expiresAt: '2099-01-01T00:00:00.000Z',
  }),
  answer(social.exchangeSocialCode, { ...someSocialUser, isBound: true, ticket: 'ticket-1' }),
  answer(social.getSocialUser, someSocialUser),
  answer(social.signInBySocialAccount, someone),
  answer(social.bindSocialAccount, true),
  answer(companySignIn.findWayIn, { company: null }),
  answer(companySignIn.getCompanyWayIn, someCompanyWay),
  answer(companySignIn.beginCompanySignIn, begunAtCompany),
  answer(companySignIn.beginCompanyProof, begunAtCompany),
  answer(companySignIn.exchangeCompanyAnswer, { ...someCompanyPerson, isLinked: true, ticket: 'ticket-1' }),
  answer(companySignIn.getCompanyIdentity, someCompanyPerson),
  answer(companySignIn.signInByCompany, someone),
  answer(companySignIn.linkCompanyIdentity, {
    companyId: 'company-1',
    joined: true,
    departmentName: '结构所',
  }),
  answer(companySignIn.proveCompanyIdentity, { companyId: 'company-1', joined: false }),
  answer(operations.signOut, true),
  answer(sso.ssoSignOut, { returnUrl: null }),
  answer(operations.changePassword, true),
]

/** A storage that nothing else reads. */
function memoryStorage(stored: Readonly<Record<string, string>> = {}): TokenStorage {
  const values = new Map(Object.entries(stored))
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

const person = { userId: someone.userId, userAccount: someone.userAccount }

/** Content of the storage in each state of a session. */
const storedSessions = {
  signedOut: {},
  signedIn: { ...person, token: 'Bearer access', refreshToken: 'Bearer refresh' },
  expired: person,
} as const

export const mockSession = (
  state: keyof typeof storedSessions,
  fetch: typeof globalThis.fetch = mockFetch(sessionAnswers),
): Session => createSession({ storage: memoryStorage(storedSessions[state]), fetch, locks: undefined })
