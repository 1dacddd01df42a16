export { companyRegistrationRoutes, openingRoutes } from './openingRoutes'
