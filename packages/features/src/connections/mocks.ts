import { connectionsContract as operations } from '@atrium/contracts/connections/contract'
import type { AnswersOf } from '../shared/stories/answers'
import { answer } from '../shared/stories/mocks'

type Answers = AnswersOf<typeof operations>

export const someDomains: Answers['getIdentity']['domains'] = [
  {
    domain: 'yunzhu.example',
    state: 'verified',
    recordName: '_atrium-verification.yunzhu.example',
    recordValue: 'atrium-domain-verification=f7Jq2mVx9Lw4',
    verifiedAt: '2026-10-12T02:00:00.000Z',
    checkedAt: '2026-11-19T18:00:00.000Z',
    endsAt: null,
  },
  {
    domain: 'design.yunzhu.example',
    state: 'pending',
    recordName: '_atrium-verification.design.yunzhu.example',
    recordValue: 'atrium-domain-verification=Zt8kRb3nYc6H',
    verifiedAt: null,
    checkedAt: null,
    endsAt: null,
  },
]

export const someConnection: Answers['getIdentity']['connections'][number] = {
  connectionId: 'connection-1',
  connectionName: 'Entra ID',
  kind: 'oidc',
  state: 'on',
  hasDetails: true,
  linkedCount: 38,
  lastUsedAt: '2026-11-20T01:40:00.000Z',
  certificateEndsAt: null,
}

export const someIdentity: Answers['getIdentity'] = {
  domains: someDomains,
  connections: [someConnection],
  isRequired: false,
  exempt: [],
}

export const someTest: Answers['finishConnectionTest'] = {
  at: '2026-11-20T01:20:00.000Z',
  subject: '9d5f0c1e-77aa-4c0b-9f21-3a2b',
  mail: 'shen.zhiyuan@yunzhu.example',
  displayName: '沈知远',
  claims: [
    { name: 'email', values: ['shen.zhiyuan@yunzhu.example'] },
    { name: 'groups', values: ['structure', 'bim-admins'] },
    { name: 'name', values: ['沈知远'] },
  ],
  departmentName: '结构工程事业部',
  groupNames: [],
  problems: [],
}

export const someDetails: Answers['getConnection'] = {
  ...someConnection,
  ours: {
    redirectUri: 'https://account.example.com/oidc/company-1/connection-1/callback',
    entityId: 'https://account.example.com/saml/company-1/connection-1',
    acsAddress: 'https://account.example.com/saml/company-1/connection-1/acs',
    metadataAddress: 'https://account.example.com/saml/company-1/connection-1/metadata',
  },
  oidc: {
    issuer: 'https://login.microsoftonline.com/7f3a/v2.0',
    clientId: 'f2b1c0de',
    hasSecret: true,
    scopes: ['email', 'profile'],
  },
  saml: null,
  joining: {
    joins: true,
    follows: false,
    departmentId: null,
    departments: [{ claim: 'groups', value: 'structure', departmentId: 'd1-2' }],
    groups: [],
  },
  lastTest: someTest,
}

export const someSaml: Answers['getConnection'] = {
  ...someDetails,
  connectionName: 'ADFS',
  kind: 'saml',
  oidc: null,
  saml: {
    entityId: 'http://adfs.yunzhu.example/adfs/services/trust',
    ssoAddress: 'https://adfs.yunzhu.example/adfs/ls/',
    certificates: [
      {
        subject: 'CN=ADFS Signing - adfs.yunzhu.example',
        fingerprint: 'A1:B2:C3:D4:E5:F6:07:18',
        startsAt: '2025-12-10T00:00:00.000Z',
        endsAt: '2026-12-10T00:00:00.000Z',
      },
    ],
  },
}

export const connectionsAnswers = [
  answer(operations.getIdentity, someIdentity),
  answer(operations.addDomain, true),
  answer(operations.verifyDomain, { verdict: 'verified', found: [someDomains[1]?.recordValue ?? ''] }),
  answer(operations.removeDomain, true),
  answer(operations.addConnection, { connectionId: 'connection-2' }),
  answer(operations.getConnection, someDetails),
  answer(operations.renameConnection, true),
  answer(operations.saveOidcConnection, true),
  answer(operations.saveSamlConnection, true),
  answer(operations.saveJoining, true),
  answer(operations.beginConnectionTest, {
    address: 'https://login.yunzhu.example/authorize?state=state-1',
    state: 'state-1',
    attempt: 'attempt',
    expiresAt: '2099-01-01T00:00:00.000Z',
  }),
  answer(operations.finishConnectionTest, someTest),
  answer(operations.switchConnection, true),
  answer(operations.endConnection, true),
  answer(operations.saveSignInRule, true),
]
