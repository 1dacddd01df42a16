import { concurrentSeatsContract } from '@atrium/contracts/concurrentSeats/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { placeWords, productWords } from '../shared/wire/words'

const words = { ...productWords, ...placeWords, mid: 'machineId' } as const

export const concurrentSeatsApiAtom = atom((get) =>
  bindInWords(concurrentSeatsContract, get(clientAtom), words),
)

type Answers = AnswersInWords<typeof concurrentSeatsContract, typeof words>

export type KnownUse = Answers['getConcurrentUse']
export type Checkout = Answers['listCheckouts']['list'][number]
