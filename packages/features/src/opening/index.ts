export { english as openingEnglish } from './english'
export { OpeningFeature } from './OpeningFeature'
export { ToCompany, type ToCompanyProps } from './ToCompany'
