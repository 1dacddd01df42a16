export { CompanyIdentities } from './CompanyIdentities'
export { english as companySignInEnglish } from './english'
