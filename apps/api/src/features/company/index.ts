export { isNameFree, normalise, servicePhone } from './certification'
export { certificationOf } from './certificationOf'
export { companyRoutes } from './companyRoutes'
export { findCompany } from './findCompany'
