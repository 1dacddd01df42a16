import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { impactWords } from '../shared/impact/api'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { searchWords } from '../shared/wire/words'
import { departmentsContract } from './contract'

/** What deleting a department and moving members answer beforehand. */
export const changeWords = {
  ...impactWords,
  typeNum: ['verdict', { proceed: 0, confirm: 1, isAdministrated: 2, administrates: 3 }],
} as const

const words = { ...changeWords, ...searchWords, hasGrantCount: 'licenceCount' } as const

export const departmentsApiAtom = atom((get) => bindInWords(departmentsContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof departmentsContract, typeof words>

export type Department = Answers['listDepartments'][number]
export type MemberPage = Answers['listMembers']
export type MemberRow = MemberPage['list'][number]
/** What is known of one wherever something is done with them. */
export type Member = Omit<MemberRow, 'licenceCount'>
