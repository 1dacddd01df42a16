import type { OperationOutput } from '../shared/wire/contract'
import type { historyContract } from './contract'

export type HistoryRow = OperationOutput<typeof historyContract.listHistory>['list'][number]
