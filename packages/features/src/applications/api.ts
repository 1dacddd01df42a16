import { applicationsContract } from '@atrium/contracts/applications/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { companyWords, placeWords, searchWords } from '../shared/wire/words'

const words = {
  ...companyWords,
  ...placeWords,
  ...searchWords,
  inviteStatus: ['status', { awaitingApproval: 5, joined: 1, rejected: 2 }],
  applyId: 'applicationId',
  applyIds: 'applicationIds',
  isPass: 'isApproved',
  effectivityDays: 'days',
  qrCodeUrl: 'url',
  qrCodeData: 'picture',
} as const

export const applicationsApiAtom = atom((get) => bindInWords(applicationsContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof applicationsContract, typeof words>

export type Application = Answers['listApplications']['list'][number]
export type ApplicationDetails = Answers['getApplication']
export type InviteLink = Answers['listInviteLinks'][number]
export type NewInviteLink = Answers['createInviteLink']
export type Invitation = Answers['describeInvitation']
export type Standing = Answers['getStanding']
