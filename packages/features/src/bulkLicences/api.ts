import { bulkLicencesContract } from '@atrium/contracts/bulkLicences/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { placeWords, productWords } from '../shared/wire/words'

const words = { ...placeWords, ...productWords, mainIds: 'productIds' } as const

export const bulkLicencesApiAtom = atom((get) => bindInWords(bulkLicencesContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof bulkLicencesContract, typeof words>

export type Preview = Answers['previewBulkChange']
export type PreviewedProduct = Preview['products'][number]
export type BulkChangeRow = Answers['listBulkChanges']['list'][number]
export type KnownBulkChange = Answers['getBulkChange']
export type BulkLine = Answers['listBulkLines']['list'][number]
export type BulkKind = BulkChangeRow['kind']
