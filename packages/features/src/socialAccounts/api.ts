import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { socialAccountsContract } from './contract'

const words = {} as const

export const socialAccountsApiAtom = atom((get) =>
  bindInWords(socialAccountsContract, get(clientAtom), words),
)

export type SocialAccount = AnswersInWords<
  typeof socialAccountsContract,
  typeof words
>['listSocialAccounts'][number]
