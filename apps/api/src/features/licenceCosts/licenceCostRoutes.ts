import { licenceCostsOperations } from '@atrium/contracts/licenceCosts/policy'
import { implement } from '../../ports/implement'
import { downloadLicenceCosts } from './focus/downloadLicenceCosts'
import { listLicenceCosts } from './listLicenceCosts'

export const licenceCostRoutes = implement(licenceCostsOperations, {
  listLicenceCosts,
  downloadLicenceCosts,
})
