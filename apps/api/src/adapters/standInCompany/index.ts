export { openStandInCompany } from './openStandInCompany'
export { standInDomain } from './people'
