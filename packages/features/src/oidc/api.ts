import { oidcContract } from '@atrium/contracts/oidc/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'

const words = {} as const

export const oidcApiAtom = atom((get) => bindInWords(oidcContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof oidcContract, typeof words>

export type SignInRequest = Answers['getSignInRequest']
export type Questions = NonNullable<Answers['answerSignInRequest']['questions']>
export type AllowedApplication = Answers['listAllowedApplications'][number]
