import { withPolicy } from '../../wire/policy'
import { regionsContract } from './contract'

export const regionsOperations = withPolicy(regionsContract, {
  getRegions: {
    summary:
      'Returns provinces, cities and districts, with the version of the list. Browsers cache it for a day.',
    keptFor: 86400,
  },
})
