import { socialContract } from '@atrium/contracts/session/social/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { type AnswersInWords, bindInWords } from '../../shared/wire/bindInWords'

const words = { iss: 'issuer' } as const

export const socialApiAtom = atom((get) => bindInWords(socialContract, get(clientAtom), words))

/** The identity of a ticket. */
export type SocialUser = AnswersInWords<typeof socialContract, typeof words>['getSocialUser']
