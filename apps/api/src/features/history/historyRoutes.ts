import { historyOperations } from '@atrium/contracts/history/policy'
import { implement } from '../../ports/implement'
import { listHistory } from './listHistory'

export const historyRoutes = implement(historyOperations, { listHistory })
