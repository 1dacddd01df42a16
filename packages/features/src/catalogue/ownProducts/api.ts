import { ownProductsContract } from '@atrium/contracts/catalogue/ownProducts/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { type AnswersInWords, bindInWords } from '../../shared/wire/bindInWords'
import { productTypes } from '../../shared/wire/words'

const words = {
  trialCenterProductId: 'productId',
  enterPriseId: 'companyId',
  enterpriseName: 'companyName',
  productType: ['productType', productTypes],
  sn: 'serialNumber',
  regDate: 'registeredAt',
  mid: 'machineId',
} as const

export const ownProductsApiAtom = atom((get) => bindInWords(ownProductsContract, get(clientAtom), words))

/** A licence of the person: bought, on trial, or assigned by a company. */
export type OwnProduct = AnswersInWords<typeof ownProductsContract, typeof words>['listOwned']['list'][number]

export { ownedSources } from '@atrium/contracts/catalogue/ownProducts/contract'
