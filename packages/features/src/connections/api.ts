import { connectionsContract } from '@atrium/contracts/connections/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'

const words = { enterPriseId: 'companyId' } as const

export const connectionsApiAtom = atom((get) => bindInWords(connectionsContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof connectionsContract, typeof words>

/** The company's domains and connections, and the rule about them. */
export type Identity = Answers['getIdentity']
export type CompanyDomain = Identity['domains'][number]
export type ConnectionSummary = Identity['connections'][number]
export type Connection = Answers['getConnection']
export type Joining = Connection['joining']
export type TestResult = Answers['finishConnectionTest']
export type DomainVerdict = Answers['verifyDomain']
