export { companyRoutes } from './companyRoutes'
