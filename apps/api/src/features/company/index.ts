export { isNameFree, normalise } from './certification'
export { companyRoutes } from './companyRoutes'
export { certificationOf, findCompany } from './findCompany'
