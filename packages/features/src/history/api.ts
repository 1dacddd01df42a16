import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindContract } from '../shared/wire/bindContract'
import type { OperationOutput } from '../shared/wire/contract'
import { historyContract } from './contract'

/** Its wire is plain English. */
export const apiAtom = atom((get) => bindContract(historyContract, get(clientAtom)))

export type HistoryRow = OperationOutput<typeof historyContract.listHistory>['list'][number]
