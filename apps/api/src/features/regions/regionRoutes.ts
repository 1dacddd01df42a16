import { regionsOperations } from '@atrium/contracts/shared/regions/policy'
import { implement } from '../../ports/implement'
import { allRegions } from './allRegions'

export const regionRoutes = implement(regionsOperations, { getRegions: async () => allRegions })
