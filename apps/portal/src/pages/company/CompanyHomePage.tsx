export { CompanyHomePage as default } from '@atrium/embed/company'
