export { CompanyInformationDetail as default } from '@atrium/features/company'
