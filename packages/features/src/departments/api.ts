import { departmentsContract } from '@atrium/contracts/departments/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { placeWords, searchWords } from '../shared/wire/words'

const words = { ...placeWords, ...searchWords, hasGrantCount: 'licenceCount' } as const

export const departmentsApiAtom = atom((get) => bindInWords(departmentsContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof departmentsContract, typeof words>

export type Department = Answers['listDepartments'][number]
export type MemberPage = Answers['listMembers']
export type MemberRow = MemberPage['list'][number]
/** The facts about a member that every action needs. */
export type Member = Omit<MemberRow, 'licenceCount'>
