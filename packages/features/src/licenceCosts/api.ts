import { licenceCostsContract } from '@atrium/contracts/licenceCosts/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { placeWords, searchWords } from '../shared/wire/words'

const words = { ...searchWords, ...placeWords, mainId: 'productId' } as const

export const licenceCostsApiAtom = atom((get) => bindInWords(licenceCostsContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof licenceCostsContract, typeof words>

export type Costs = Answers['listLicenceCosts']
export type CostRow = Costs['list'][number]
export type CostMonth = Costs['months'][number]
