import { renewalsContract } from '@atrium/contracts/renewals/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { searchWords } from '../shared/wire/words'

const words = {
  ...searchWords,
  mainId: 'batchId',
  membershipDuration: 'months',
  sellingPackageName: 'packageName',
  purchaseQuantity: 'quantity',
  renewedBatches: 'lines',
  paidDays: 'days',
  leftDays: 'daysLeft',
  endingSeats: 'cut',
} as const

export const renewalsApiAtom = atom((get) => bindInWords(renewalsContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof renewalsContract, typeof words>

export type EndingBatch = Answers['listRenewals']['list'][number]
export type Quote = Answers['quoteRenewal']
export type QuotedLine = Quote['lines'][number]
export type EndReminders = Answers['getEndReminders']
export type SeatCut = Answers['getSeatCut']
export type SeatHolder = Answers['listSeatHolders']['list'][number]
