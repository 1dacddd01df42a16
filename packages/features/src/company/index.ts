export { CompanyFeature } from './CompanyFeature'
export { CompanyHome } from './CompanyHome'
export { CompanyInformation } from './CompanyInformation'
export { companyRoutes } from './routes'
