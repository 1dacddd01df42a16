export { CompanyHome as default } from '@atrium/features/company'
