export { OpeningFeature } from './OpeningFeature'
export { ToCompany, type ToCompanyProps } from './ToCompany'
