import { companySignInContract as operations } from '@atrium/contracts/companySignIn/contract'
import type { AnswersOf } from '../shared/stories/answers'
import { answer } from '../shared/stories/mocks'

type Identities = AnswersOf<typeof operations>['listCompanyIdentities']

export const someCompanyIdentities: Identities = [
  {
    companyId: 'company-1',
    connectionId: 'connection-1',
    companyName: '云筑建设集团',
    connectionName: 'Entra ID',
    displayName: '沈知远',
    mail: 'shen.zhiyuan@yunzhu.example',
    linkedAt: '2026-10-14T06:00:00.000Z',
    lastUsedAt: '2026-11-20T01:12:00.000Z',
  },
]

export const companyIdentitiesAnswers = [
  answer(operations.listCompanyIdentities, someCompanyIdentities),
  answer(operations.unlinkCompanyIdentity, true),
]
