import { withPolicy } from '../../wire/policy'
import { regionsContract } from './contract'

export const regionsOperations = withPolicy(regionsContract, {
  getRegions: {
    summary: 'Provinces, cities and districts, with the version of the list; browsers keep it for a day.',
    keptFor: 86400,
  },
})
