import { messagesContract } from '@atrium/contracts/messages/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { companyWords } from '../shared/wire/words'

const words = { ...companyWords, hasRead: 'isRead' } as const

/** The calls of this feature. */
export const apiAtom = atom((get) => bindInWords(messagesContract, get(clientAtom), words))

/** In both languages. */
export type BilingualMessage = AnswersInWords<typeof messagesContract, typeof words>['getMessage']
