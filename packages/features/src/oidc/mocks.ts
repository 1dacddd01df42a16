import { oidcContract as operations } from '@atrium/contracts/oidc/contract'
import type { AnswersOf } from '../shared/stories/answers'
import { answer } from '../shared/stories/mocks'
import type { OwnPerson } from './parts/OwnPerson'

type Answers = AnswersOf<typeof operations>
type SignInRequest = Answers['getSignInRequest']
type Questions = NonNullable<Answers['answerSignInRequest']['questions']>
type Allowed = Answers['listAllowedApplications'][number]

/** An application of somebody else. */
export const someRequest: SignInRequest = {
  application: {
    name: '砼算造价',
    isFirstParty: false,
    homepage: 'https://tongsuan.example/',
    privacyPolicy: 'https://tongsuan.example/privacy',
  },
  scopes: ['profile', 'phone', 'email', 'companies', 'licences', 'offline_access'],
  loginHint: '',
  isNative: false,
}

export const ownRequest: SignInRequest = {
  application: { name: '空间结构云', isFirstParty: true, homepage: null, privacyPolicy: null },
  scopes: ['profile', 'licences'],
  loginHint: '13800000001',
  isNative: false,
}

export const nothingToAsk: Questions = { consent: false, company: false, account: false, companyId: null }

export const returnUrl = 'https://atrium.example/oauth/authorize/request-1'

export const entered = answer(operations.answerSignInRequest, { returnUrl, questions: null })

/** Asks these questions first, and then goes on. */
export const asking = (questions: Partial<Questions>) =>
  answer(operations.answerSignInRequest, ({ body }) =>
    body.decision === 'continue'
      ? { returnUrl: null, questions: { ...nothingToAsk, ...questions } }
      : { returnUrl, questions: null },
  )

export const somebody: OwnPerson = {
  name: '周明远',
  picture: null,
  companies: [
    { companyId: 'company-1', companyName: '云筑建筑设计研究院有限公司' },
    { companyId: 'company-2', companyName: '青禾工程咨询有限公司' },
  ],
}

const allowed = (applicationId: string, name: string, other: Partial<Allowed> = {}): Allowed => ({
  applicationId,
  name,
  isFirstParty: false,
  homepage: null,
  privacyPolicy: null,
  scopes: ['profile', 'phone'],
  companyName: null,
  allowedAt: '2026-09-14T06:00:00.000Z',
  usedAt: '2026-11-20T01:12:00.000Z',
  ...other,
})

export const someAllowed: readonly Allowed[] = [
  allowed('app-1', '空间结构云', {
    isFirstParty: true,
    scopes: ['profile', 'licences'],
    companyName: '云筑建筑设计研究院有限公司',
  }),
  allowed('app-2', '砼算造价', { scopes: ['profile', 'phone', 'companies', 'offline_access'] }),
  allowed('app-3', '现场巡检', { scopes: [] }),
]

export const manyAllowed: readonly Allowed[] = Array.from({ length: 18 }, (_, n) =>
  allowed(`app-${n}`, `砼算造价${n + 1}`),
)

export const oidcAnswers = [
  answer(operations.getSignInRequest, someRequest),
  asking({ consent: true }),
  answer(operations.listAllowedApplications, [...someAllowed]),
  answer(operations.revokeAllowedApplication, true),
]
