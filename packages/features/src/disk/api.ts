import { diskContract } from '@atrium/contracts/disk/contract'
import { atom, type ExtractAtomValue } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'

const words = { searchCondition: 'search' } as const

export const diskApiAtom = atom((get) => bindInWords(diskContract, get(clientAtom), words))

export type DiskApi = ExtractAtomValue<typeof diskApiAtom>

type Answers = AnswersInWords<typeof diskContract, typeof words>

/** A folder or a file. */
export type DiskNode = Answers['listNodes']['list'][number]
/** A folder or file in the bin. */
export type TrashedNode = Answers['listBin']['list'][number]
/** Started here or elsewhere, and not finished. */
export type UnfinishedUpload = Answers['listUploads'][number]
