import { searchContract } from '@atrium/contracts/search/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { placeWords, productWords, searchWords } from '../shared/wire/words'

const statusCodes = {
  awaitingPayment: 'NOTPAY',
  paymentFailed: 'PAYERROR',
  processing: 'PROCESSING',
  awaitingDeduction: 'ACCEPT',
  paid: 'SUCCESS',
  completed: 'COMPLETED',
  closed: 'CLOSED',
} as const

const words = {
  ...placeWords,
  ...productWords,
  ...searchWords,
  trialCenterProductId: 'productId',
  enterPriseId: 'companyId',
  enterpriseName: 'companyName',
  snStatus: 'licenceStatus',
  status: ['status', statusCodes],
  startAt: 'start',
  endAt: 'end',
  menuId: 'id',
} as const

/** The calls of this feature. */
export const searchApiAtom = atom((get) => bindInWords(searchContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof searchContract, typeof words>

/** Results in a company, or among the person's own things. */
export type Found = Answers['search'] & Omit<Answers['searchOwn'], 'orders' | 'pages'>
