export { english as licenceRequestsEnglish } from './english'
export { LicenceRequestsFeature } from './LicenceRequestsFeature'
export { LicenceRequestsLink } from './parts/LicenceRequestsLink'
