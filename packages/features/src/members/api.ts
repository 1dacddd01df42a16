import { membersContract } from '@atrium/contracts/members/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { placeWords, productWords } from '../shared/wire/words'

const words = {
  ...placeWords,
  ...productWords,
  userAccount: 'account',
  mid: 'machineId',
  regDate: 'registeredAt',
} as const

export const membersApiAtom = atom((get) => bindInWords(membersContract, get(clientAtom), words))

export type MemberProfile = AnswersInWords<typeof membersContract, typeof words>['getMemberProfile']
export type Licence = MemberProfile['licences'][number]
