export { Company } from './Company'
export { CompanyHomePage } from './CompanyHomePage'
