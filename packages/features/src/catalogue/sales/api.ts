import { salesContract } from '@atrium/contracts/catalogue/sales/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { type AnswersInWords, bindInWords } from '../../shared/wire/bindInWords'
import { companyWords, productTypes } from '../../shared/wire/words'

const words = {
  ...companyWords,
  onLineProductId: 'productId',
  productCenterId: 'licenceId',
  productType: ['productType', productTypes],
  sellingPackageName: 'packageName',
  membershipDuration: 'months',
  purchaseQuantity: 'quantity',
  canCreateOrder: 'canBuy',
  invoiceId: 'titleId',
  addressId: 'mailingId',
  mainId: 'batchId',
  renewMainId: 'renewedBatchId',
} as const

export const salesApiAtom = atom((get) => bindInWords(salesContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof salesContract, typeof words>

export type WholeSoldProduct = Answers['getSoldProduct']
export type Package = Answers['getOffers']['packages'][number]
export type Renewal = Answers['getOffers']['renewals'][number]
export type Offers = Answers['getOffers']
export type Term = Package['terms'][number]

export { mostSeats } from '@atrium/contracts/catalogue/sales/contract'
