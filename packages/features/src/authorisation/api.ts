import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { invitationWords } from '../shared/wire/words'
import { authorisationContract } from './contract'

const words = invitationWords

/** The calls of this feature, made by the host's client. */
export const apiAtom = atom((get) => bindInWords(authorisationContract, get(clientAtom), words))

export type Answers = AnswersInWords<typeof authorisationContract, typeof words>
