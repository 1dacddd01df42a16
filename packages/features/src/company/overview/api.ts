import { overviewContract } from '@atrium/contracts/company/overview/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { type AnswersInWords, bindInWords } from '../../shared/wire/bindInWords'
import { productWords } from '../../shared/wire/words'
import { companyRecordWords } from '../api'

const words = {
  ...companyRecordWords,
  ...productWords,
  subId: 'licenceId',
  onLineProductId: 'soldId',
  startAt: 'start',
  endAt: 'end',
} as const

export const overviewApiAtom = atom((get) => bindInWords(overviewContract, get(clientAtom), words))

export type Overview = AnswersInWords<typeof overviewContract, typeof words>['getOverview']
export type Task = Overview['tasks'][number]
