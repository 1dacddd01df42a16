import { accountContract, dissolutionContract } from '@atrium/contracts/account/contract'
import { mailContract } from '@atrium/contracts/account/mail/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { companyWords } from '../shared/wire/words'

const words = {
  ...companyWords,
  callName: 'nickname',
  registTime: 'registeredAt',
  principal: 'newMobile',
} as const

export const accountApiAtom = atom((get) => bindInWords(accountContract, get(clientAtom), words))

export const mailApiAtom = atom((get) => bindInWords(mailContract, get(clientAtom), words))

export const dissolutionApiAtom = atom((get) => bindInWords(dissolutionContract, get(clientAtom), words))

export type Account = AnswersInWords<typeof accountContract, typeof words>['getAccount']
export type DissolutionOutlook = AnswersInWords<typeof dissolutionContract, typeof words>['preCancel']
