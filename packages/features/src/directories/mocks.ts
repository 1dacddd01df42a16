import { directoriesContract as directories } from '@atrium/contracts/directories/contract'
import type { AnswersOf } from '../shared/stories/answers'
import { answer } from '../shared/stories/mocks'

const address = 'https://account.example.com/scim/v2'

export const someDirectories: AnswersOf<typeof directories>['listDirectories'] = [
  {
    directoryId: 'directory-1',
    directoryName: 'Entra ID',
    address,
    managesGroups: true,
    members: 1284,
    invited: 12,
    waiting: 3,
    inactive: 46,
    departments: 38,
    tokens: [
      {
        tokenId: 'token-2',
        tokenName: '生产环境',
        issuedAt: '2026-02-20T02:00:00Z',
        endsAt: '2027-02-20T02:00:00Z',
        lastUsedAt: '2026-03-02T00:42:00Z',
      },
      {
        tokenId: 'token-1',
        tokenName: '旧令牌',
        issuedAt: '2025-09-10T02:00:00Z',
        endsAt: '2026-03-09T02:00:00Z',
        lastUsedAt: '2026-02-20T01:10:00Z',
      },
    ],
  },
  {
    directoryId: 'directory-2',
    directoryName: 'Okta',
    address,
    managesGroups: false,
    members: 0,
    invited: 0,
    waiting: 0,
    inactive: 0,
    departments: 0,
    tokens: [],
  },
]

export const directoryAnswers = [
  answer(directories.listDirectories, someDirectories),
  answer(directories.addDirectory, { directoryId: 'directory-3' }),
  answer(directories.editDirectory, true),
  answer(directories.endDirectory, true),
  answer(directories.issueDirectoryToken, {
    token: 'atd_company-yunzhu.qL3vXw0m2kTz8yB1nRc5UoHjP7sDfGaE4iKxVbZtMNQ',
    endsAt: '2027-03-02T01:00:00Z',
  }),
  answer(directories.revokeDirectoryToken, true),
]
