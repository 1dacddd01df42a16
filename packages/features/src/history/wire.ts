import type { OperationOutput } from '../shared/contract'
import type { historyContract } from './contract'

export type HistoryRow = OperationOutput<typeof historyContract.listHistory>['list'][number]
