import { overviewContract } from '@atrium/features/company/overview/contract'
import { implement } from '../../ports/implement'
import { getOverview } from './getOverview'

export const overviewRoutes = implement(overviewContract, { getOverview })
