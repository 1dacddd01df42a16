import { historyContract } from '@atrium/contracts/history/contract'
import { implement } from '../../ports/implement'
import { listHistory } from './listHistory'

export const historyRoutes = implement(historyContract, { listHistory })
