import { borrowingContract } from '@atrium/contracts/borrowing/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { productWords, searchWords } from '../shared/wire/words'

const words = {
  ...productWords,
  ...searchWords,
  subId: 'licenceId',
  sn: 'serialNumber',
  mid: 'machineId',
  regDate: 'registeredAt',
  state: 'status',
} as const

export const borrowingApiAtom = atom((get) => bindInWords(borrowingContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof borrowingContract, typeof words>

/** A licence of the person: for how long it can be borrowed, its file that runs, and its devices. */
export type OwnBorrowing = Answers['getOwnBorrowing']
export type OwnDevice = OwnBorrowing['devices'][number]
/** A borrowed licence, for administrators. */
export type BorrowedLicence = Answers['listBorrowed']['list'][number]
/** A product with the limits of borrowing and swapping. */
export type BorrowingLimit = Answers['listBorrowingLimits'][number]
