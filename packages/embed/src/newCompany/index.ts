export { NewCompanyFeature as NewCompany } from '@atrium/features/newCompany'
