import { deskCasesContract } from '@atrium/contracts/desk/cases/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { type Api, bindContract } from '../../shared/wire/bindContract'

export const casesApiAtom = atom((get) => bindContract(deskCasesContract, get(clientAtom)))

/** What waits, by queue, and the oldest cases. */
export type TodayAnswer = Awaited<ReturnType<Api<typeof deskCasesContract>['getToday']>>
export type WaitingQueue = TodayAnswer['queues'][number]
export type WaitingCase = TodayAnswer['oldest'][number]
/** Who works on a case, and since when. */
export type CaseClaim = NonNullable<WaitingCase['claim']>
export type CaseKey = Pick<WaitingCase, 'queue' | 'caseId'>
