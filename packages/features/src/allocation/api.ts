import { allocationContract } from '@atrium/contracts/allocation/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { impactWords } from '../shared/impact/api'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { productWords, searchWords } from '../shared/wire/words'

const words = {
  ...impactWords,
  ...productWords,
  ...searchWords,
  recoverSubIds: 'recoveredLicenceIds',
} as const

export const allocationApiAtom = atom((get) => bindInWords(allocationContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof allocationContract, typeof words>

export type Product = Answers['listAllocationProducts'][number]
export type Allocation = Answers['listAllocation']
export type DepartmentRow = Allocation['list'][number]
export type TakingBack = Answers['previewTakeBack']
