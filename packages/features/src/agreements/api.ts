import { agreementsContract } from '@atrium/contracts/agreements/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'

const words = {} as const

export const agreementsApiAtom = atom((get) => bindInWords(agreementsContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof agreementsContract, typeof words>

export type Agreement = Answers['getAgreement']
export type OwnAgreements = Answers['listOwnAgreements']
export type { AgreementKind } from '@atrium/contracts/agreements/contract'
