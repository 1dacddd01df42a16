import { socialAccountsContract } from '@atrium/contracts/socialAccounts/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'

const words = {} as const

export const socialAccountsApiAtom = atom((get) =>
  bindInWords(socialAccountsContract, get(clientAtom), words),
)

export type SocialAccount = AnswersInWords<
  typeof socialAccountsContract,
  typeof words
>['listSocialAccounts'][number]
