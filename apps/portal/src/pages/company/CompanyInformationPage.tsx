export { CompanyInformation as default } from '@atrium/features/company'
