import { backlogContract } from '@atrium/contracts/backlog/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { companyWords, searchWords } from '../shared/wire/words'

const words = {
  ...companyWords,
  ...searchWords,
  backLogId: 'id',
  backLogIds: 'ids',
  backLogStatus: ['progress', { waiting: 0, done: 1 }],
  inviteStatus: [
    'status',
    { joined: 1, rejected: 2, waiting: 4, awaitingApproval: 5, expired: 6, withdrawn: 7 },
  ],
  isPass: 'isAgreed',
} as const

/** The calls of this feature. */
export const backlogApiAtom = atom((get) => bindInWords(backlogContract, get(clientAtom), words))

/** An invitation to join a company. */
export type BacklogItem = AnswersInWords<typeof backlogContract, typeof words>['getBacklogItem']

export type BacklogStatus = BacklogItem['status']
