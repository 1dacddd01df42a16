export { english as newCompanyEnglish } from './english'
export { NewCompanyFeature } from './NewCompanyFeature'
export { ToCompany, type ToCompanyProps } from './ToCompany'
