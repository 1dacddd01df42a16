export { CompanyIdentity, type CompanyIdentityProps } from './CompanyIdentity'
export { english as connectionsEnglish } from './english'
