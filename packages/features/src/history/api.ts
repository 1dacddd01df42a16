import { historyContract } from '@atrium/contracts/history/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'

/** Changed fields have the names they were sent with. */
const words = { field: ['field', { district: 'areaOrCounty', isApproved: 'isPass' }] } as const

export const apiAtom = atom((get) => bindInWords(historyContract, get(clientAtom), words))

export type HistoryRow = AnswersInWords<typeof historyContract, typeof words>['listHistory']['list'][number]
