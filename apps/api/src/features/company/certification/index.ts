export { certificationCommands } from './certificationCommands'
export { certificationRoutes } from './certificationRoutes'
export { claimCertifiedNames, isNameFree, normalise } from './companyNames'
export { certificationDeskRoutes } from './desk'
