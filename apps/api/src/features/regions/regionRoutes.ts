import { regionsContract } from '@atrium/contracts/shared/regions/contract'
import { implement } from '../../ports/implement'
import { allRegions } from './allRegions'

export const regionRoutes = implement(regionsContract, { getRegions: async () => allRegions })
