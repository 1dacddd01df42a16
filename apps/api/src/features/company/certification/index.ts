export { certificationCommands } from './certificationCommands'
export { certificationRoutes } from './certificationRoutes'
export { claimCertifiedNames } from './claimCertifiedNames'
export { normalise } from './companyNames'
