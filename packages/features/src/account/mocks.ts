import {
  accountContract as account,
  dissolutionContract as dissolution,
} from '@atrium/contracts/account/contract'
import { deregistrationContract as deregistration } from '@atrium/contracts/account/deregistration/contract'
import { mailContract as mail } from '@atrium/contracts/account/mail/contract'
import { secondStepRuleContract as rule } from '@atrium/contracts/account/secondStepRule/contract'
import type { AnswersOf } from '../shared/stories/answers'
import { answer } from '../shared/stories/mocks'
import type { AccountHost } from './parts/AccountHost'

type Account = AnswersOf<typeof account>['getAccount']
type DissolutionOutlook = AnswersOf<typeof dissolution>['preCancel']

export const someAccount: Account = {
  account: '13800000001',
  phone: '13800000001',
  callName: '云间',
  realName: '沈知远',
  email: 'shen@example.com',
  emailVerified: false,
  registTime: '2024-03-02T01:00:00.000Z',
  passwordChangedAt: '2026-05-12T08:00:00.000Z',
}

export const someOutlook: DissolutionOutlook = {
  enterpriseName: '云筑建设集团',
  phone: '138****0001',
  blocks: [],
  loss: {
    members: 128,
    departments: 24,
    licences: [
      {
        id: 'batch-3',
        productId: 'tower',
        source: 'trial',
        productName: '高耸结构设计软件',
        seats: 5,
        granted: 2,
        endAt: '2026-12-10T16:00:00.000Z',
      },
      {
        id: 'batch-2',
        productId: 'frame',
        source: 'bought',
        productName: '结构设计软件',
        seats: 60,
        granted: 41,
        endAt: '2027-08-31T16:00:00.000Z',
      },
      {
        id: 'batch-1',
        productId: 'frame',
        source: 'bought',
        productName: '结构设计软件',
        seats: 400,
        granted: 271,
        endAt: null,
      },
    ],
    shares: 17,
    orders: 42,
    invitations: 3,
    files: 1284,
    fileBytes: 38_654_705_664,
  },
  request: null,
}

export const someFarewell: AnswersOf<typeof deregistration>['previewDeregistration'] = {
  phone: '138****0004',
  blocks: [],
  loss: {
    companies: ['云筑建设集团', '青禾工程咨询有限公司'],
    licences: [
      {
        id: 'trial-1',
        source: 'trial',
        seats: 1,
        productName: '幕墙设计软件',
        enterpriseName: null,
        endAt: '2026-12-10T16:00:00.000Z',
      },
      {
        id: 'order-1',
        source: 'bought',
        seats: 2,
        productName: '结构设计软件',
        enterpriseName: null,
        endAt: '2027-08-31T16:00:00.000Z',
      },
      {
        id: 'grant-1',
        source: 'company',
        seats: 1,
        productName: '基础设计软件',
        enterpriseName: '云筑建设集团',
        endAt: null,
      },
    ],
    meetings: [
      {
        meetingId: 'bim',
        meetingName: 'BIM正向设计研讨会',
        isConfirmed: true,
        startAt: '2026-12-18T01:30:00.000Z',
      },
    ],
    shares: 2,
    orders: 2,
    invitations: 1,
    messages: 37,
    files: 64,
    fileBytes: 734_003_200,
  },
  endsAt: null,
}

export const someRule: AnswersOf<typeof rule>['getSecondStepRule'] = {
  since: null,
  administratorCount: 4,
  withoutCount: 2,
  hasOwn: true,
}

export const accountAnswers = [
  answer(account.getAccount, someAccount),
  answer(account.sendCode, { retryAfterSeconds: 60 }),
  answer(account.changeMobile, true),
  answer(mail.sendMailCode, { retryAfterSeconds: 60 }),
  answer(mail.verifyMail, true),
  answer(mail.removeMail, true),
  answer(dissolution.preCancel, someOutlook),
  answer(dissolution.sendCancelCode, { retryAfterSeconds: 60 }),
  answer(dissolution.cancelAccount, true),
  answer(dissolution.withdrawCancel, true),
  answer(rule.getSecondStepRule, someRule),
  answer(rule.setSecondStepRule, true),
  answer(deregistration.previewDeregistration, someFarewell),
  answer(deregistration.sendDeregistrationCode, { retryAfterSeconds: 60 }),
  answer(deregistration.deregister, { endsAt: '2027-03-01T02:00:00.000Z', proof: 'proof-1' }),
  answer(deregistration.readDeregistration, ({ query }) => ({
    endsAt: query.proof === 'proof-1' ? query.submitted : null,
  })),
  answer(deregistration.keepAccount, true),
]

export const someHost: AccountHost = {
  sealPassword: async () => ({ keyId: 'seals-1', password: 's'.repeat(128) }),
  onSessionOver: () => {},
}
