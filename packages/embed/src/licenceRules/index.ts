export { LicenceRules } from './LicenceRules'
