import { administratorsContract } from '@atrium/contracts/administrators/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { placeWords, searchWords } from '../shared/wire/words'

const words = { ...placeWords, ...searchWords, userRole: 'role' } as const

export const administratorsApiAtom = atom((get) =>
  bindInWords(administratorsContract, get(clientAtom), words),
)

type Answers = AnswersInWords<typeof administratorsContract, typeof words>

export type GroupRow = Answers['listGroups'][number]
export type Group = Answers['getGroup']
export type Candidate = Group['members'][number]
export type Department = Answers['listScopeDepartments'][number]
export type Administrator = Answers['listAdministrators']['list'][number]
export type GroupEnd = Answers['previewDeleteGroup']
