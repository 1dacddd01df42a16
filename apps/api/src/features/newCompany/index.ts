export { companyRegistrationRoutes, newCompanyRoutes } from './newCompanyRoutes'
