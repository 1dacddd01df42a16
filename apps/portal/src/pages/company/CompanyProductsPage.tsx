export { CompanyProducts as default } from '@atrium/features/authorisation'
