import { historyContract } from '@atrium/features/history/contract'
import { implement } from '../../ports/implement'
import { listHistory } from './listHistory'

export const historyRoutes = implement(historyContract, { listHistory })
