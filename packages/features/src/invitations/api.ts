import { invitationsContract } from '@atrium/contracts/invitations/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { invitationWords, placeWords, searchWords } from '../shared/wire/words'

const words = { ...placeWords, ...searchWords, ...invitationWords } as const

export const invitationsApiAtom = atom((get) => bindInWords(invitationsContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof invitationsContract, typeof words>

export type Invitation = Answers['listInvitations']['list'][number]
export type Place = Answers['listInvitableDepartments'][number]
