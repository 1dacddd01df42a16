export { LicenceRules as default } from '@atrium/embed/licenceRules'
