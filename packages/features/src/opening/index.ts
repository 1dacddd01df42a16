export { OpeningFeature } from './OpeningFeature'
export { openingRoutes } from './routes'
export { ToCompany, type ToCompanyProps } from './ToCompany'
