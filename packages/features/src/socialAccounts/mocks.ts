import { socialAccountsContract as operations } from '@atrium/contracts/socialAccounts/contract'
import type { AnswersOf } from '../shared/stories/answers'
import { answer } from '../shared/stories/mocks'

type SocialAccounts = AnswersOf<typeof operations>['listSocialAccounts']

export const someBound: SocialAccounts = [
  {
    provider: 'wechat',
    name: '微信',
    nameEn: 'WeChat',
    isOffered: true,
    account: {
      displayName: '青瓦',
      boundAt: '2026-09-14T06:00:00.000Z',
      lastUsedAt: '2026-11-20T01:12:00.000Z',
    },
  },
  {
    provider: 'standIn',
    name: '演示社交账号',
    nameEn: 'Demo social account',
    isOffered: true,
    account: null,
  },
]

export const socialAccountsAnswers = [
  answer(operations.listSocialAccounts, someBound),
  answer(operations.beginSocialBinding, {
    address: 'https://social.example/authorize?state=state-1',
    state: 'state-1',
    attempt: 'attempt',
    expiresAt: '2099-01-01T00:00:00.000Z',
  }),
  answer(operations.unbindSocialAccount, true),
]
