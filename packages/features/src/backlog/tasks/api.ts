import { ownTasksContract } from '@atrium/contracts/backlog/tasks/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { type AnswersInWords, bindInWords } from '../../shared/wire/bindInWords'
import { certificationWords, companyWords } from '../../shared/wire/words'

const words = { ...companyWords, ...certificationWords, onLineProductId: 'soldId' } as const

export const ownTasksApiAtom = atom((get) => bindInWords(ownTasksContract, get(clientAtom), words))

export type OwnTask = AnswersInWords<typeof ownTasksContract, typeof words>['listOwnTasks'][number]
