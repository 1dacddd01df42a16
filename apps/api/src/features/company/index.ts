export { isNameFree, normalise, servicePhone } from './certification'
export { companyRoutes } from './companyRoutes'
export { certificationOf, findCompany } from './findCompany'
