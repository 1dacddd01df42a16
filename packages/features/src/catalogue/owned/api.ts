import { ownedContract } from '@atrium/contracts/catalogue/owned/contract'
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

export const ownedApiAtom = atom((get) => bindInWords(ownedContract, get(clientAtom), words))

/** A licence of the person: bought, on trial, or assigned by a company. */
export type Owned = AnswersInWords<typeof ownedContract, typeof words>['listOwned']['list'][number]

export { ownedSources } from '@atrium/contracts/catalogue/owned/contract'
