export { companyRoutes } from './companyRoutes'
export { findCompany } from './findCompany'
