import { catalogueContract } from '@atrium/contracts/catalogue/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { productTypes } from '../shared/wire/words'

const words = {
  productCenterId: 'licenceId',
  productType: ['productType', productTypes],
  trialCenterProductId: 'productId',
} as const

export const catalogueApiAtom = atom((get) => bindInWords(catalogueContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof catalogueContract, typeof words>

export type Catalogue = Answers['listProducts']
/** A product in the catalogue's list. */
export type Product = Catalogue['products'][number]
export type WholeProduct = Answers['getProduct']
