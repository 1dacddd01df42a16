import { deregistrationContract } from '@atrium/contracts/account/deregistration/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { type AnswersInWords, bindInWords } from '../../shared/wire/bindInWords'

const words = { enterpriseName: 'companyName' } as const

export const deregistrationApiAtom = atom((get) =>
  bindInWords(deregistrationContract, get(clientAtom), words),
)

export type Farewell = AnswersInWords<typeof deregistrationContract, typeof words>['previewDeregistration']
