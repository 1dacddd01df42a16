import { directoryPeopleContract } from '@atrium/contracts/directoryPeople/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { searchWords } from '../shared/wire/words'

const words = { ...searchWords, state: 'status' } as const

export const directoryPeopleApiAtom = atom((get) =>
  bindInWords(directoryPeopleContract, get(clientAtom), words),
)

type Answers = AnswersInWords<typeof directoryPeopleContract, typeof words>

/** Somebody whom a directory describes. */
export type DirectoryPerson = Answers['listDirectoryPeople']['list'][number]
/** Somebody whose membership a directory ended. */
export type DirectoryLeaver = Answers['listDirectoryLeavers']['list'][number]
